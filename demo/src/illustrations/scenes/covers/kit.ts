import { at } from '../../core/shapes';
import { room } from '../../surfaces/stage';

/** Size of a cover's drawing; a window of the same width and 640 high is shown. */
const COVER = { width: 1600, height: 800 } as const;

export const { width: W, height: H } = COVER;

export const hall = (
  wall: readonly [string, string],
  top: readonly [string, string],
  glow: string,
  horizon = 560,
) => room({ width: W, height: H, horizon }, wall, top, glow);

export const flat = (body: string, x: number, y: number): string => at(x, y, body, 0, 1, 0.55);

export const TOMATO = ['#e75a34', '#c8381f', '#98230f'] as const;
