import type { Illustration as IllustrationName } from '@storefront/shared-kit/illustration';

type Drawing = {
  /** The part with a tint, and the lines, on a grid of 48 units; drawn for this project. */
  readonly tint: string;
  readonly lines: string;
};

const BOWL = 'M7 24h34a17 15 0 0 1-34 0z';
const STEAM = 'M17 17c-2-3 2-5 0-8M24 17c-2-3 2-5 0-8M31 17c-2-3 2-5 0-8';

export const DRAWINGS: Readonly<Record<IllustrationName, Drawing>> = {
  bread: {
    tint: 'M6 26c0-8 8-12 18-12s18 4 18 12c0 4-2 8-4 8H10c-2 0-4-4-4-8z',
    lines:
      'M6 26c0-8 8-12 18-12s18 4 18 12c0 4-2 8-4 8H10c-2 0-4-4-4-8zM17 18l-3 6M26 17l-3 6M34 19l-3 6',
  },
  burger: {
    tint: 'M8 22c0-8 7-12 16-12s16 4 16 12z',
    lines:
      'M8 22c0-8 7-12 16-12s16 4 16 12zM6 27h36M8 32h32v2a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4zM19 16h.01M27 15h.01',
  },
  coffee: {
    tint: 'M9 20h24v8a10 10 0 0 1-10 10h-4A10 10 0 0 1 9 28z',
    lines:
      'M9 20h24v8a10 10 0 0 1-10 10h-4A10 10 0 0 1 9 28zM33 22h2.500a4.500 4.500 0 0 1 0 9h-3' +
      'M17 14c-1-2 1-4 0-6M25 14c-1-2 1-4 0-6',
  },
  combo: {
    tint: 'M5 20h24v20H5z',
    lines: 'M5 20h24v20H5zM5 27h24M5 20l3-6h18l3 6M33 18h10l-1.500 22h-7zM38 18l2-9h3',
  },
  dessert: {
    tint: 'M14 24h20l-4 18H18z',
    lines:
      'M14 24h20l-4 18H18zM12 24c-3-5 2-9 5-8 1-6 13-6 14 0 4-1 8 3 5 8zM24 11V7M21 29l1 9M27 29l-1 9',
  },
  dish: {
    tint: 'M24 37a13 13 0 1 0 0-26 13 13 0 0 0 0 26z',
    lines:
      'M24 37a13 13 0 1 0 0-26 13 13 0 0 0 0 26zM24 31a7 7 0 1 0 0-14 7 7 0 0 0 0 14z' +
      'M3 10v8h4v-8M5 18v20M43 38V10c-3 3-4 9-3 15h3',
  },
  drink: {
    tint: 'M14.800 20h18.400l-2.700 22h-13z',
    lines: 'M13.500 10h21l-4 32h-13zM14.800 20h18.400M25 10l3-6h5',
  },
  meat: {
    tint: 'M9 21c2-9 12-13 20-10s11 12 6 17-10 1-15 5-11 1-12-4c-.4-3 .4-5 1-8z',
    lines:
      'M9 21c2-9 12-13 20-10s11 12 6 17-10 1-15 5-11 1-12-4c-.4-3 .4-5 1-8z' +
      'M27 22a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7z',
  },
  pasta: {
    tint: BOWL,
    lines: `${BOWL}M11 24c0-9 7-9 7 0M18 24c0-11 7-11 7 0M25 24c0-9 6-9 6 0M31 24c0-7 6-7 6 0M37 7l-8 11`,
  },
  pizza: {
    tint: 'M8 14c10-7 22-7 32 0L24 42z',
    lines: 'M8 14c10-7 22-7 32 0L24 42zM11.500 19c8-5 17-5 25 0M20 25h.01M28 24h.01M24 32h.01',
  },
  salad: {
    tint: BOWL,
    lines: `${BOWL}M13 24c-4-6 0-12 6-10 1-6 9-6 10 0 6-2 9 5 6 10M20 15c1 3 2 6 2 9M29 15c-1 3-2 6-2 9`,
  },
  soup: { tint: BOWL, lines: `${BOWL}${STEAM}` },
  wine: {
    tint: 'M15.700 14h16.600c-.8 6-3.500 8-8.300 8s-7.500-2-8.300-8z',
    lines: 'M16 6h16c1 10-2 16-8 16s-9-6-8-16zM15.700 14h16.600M24 22v19M17 41h14',
  },
};
