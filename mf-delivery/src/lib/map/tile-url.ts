import type { MapSource } from '@storefront/shared-domain/contracts';

/**
 * Zoom of the map of an address: while it is looked for, once it is confirmed, and as far out as it
 * goes (DELIVERY-62).
 */
export const ZOOM = { search: 18, confirmed: 20, min: 11, max: 20 } as const;

/** Deepest zoom most tile servers draw; beyond it their tiles are shown larger. */
const DEEPEST_FOREIGN = 19;

const isOwn = (tiles: string): boolean => tiles.startsWith('/');

/**
 * Address of the tiles as Leaflet fills it in; our own tiles also come drawn for sharp screens
 * (`{r}`).
 */
export const tileUrl = ({ tiles }: MapSource): string =>
  isOwn(tiles) ? tiles.replace('{y}.png', '{y}{r}.png') : tiles;

export const deepestTiles = ({ tiles }: MapSource): number =>
  isOwn(tiles) ? ZOOM.max : DEEPEST_FOREIGN;
