import type { MapSource } from '@storefront/shared-domain/contracts';

/** Zoom levels of an address map: while searching, once confirmed, and the limits (DELIVERY-62). */
export const ZOOM = { search: 18, confirmed: 20, min: 11, max: 20 } as const;

/** Deepest zoom of most tile servers; beyond it their tiles are scaled up. */
const DEEPEST_FOREIGN = 19;

const isOwn = (tiles: string): boolean => tiles.startsWith('/');

/** Leaflet URL template of the tiles; our own tiles also exist for high-density screens (`{r}`). */
export const tileUrl = ({ tiles }: MapSource): string =>
  isOwn(tiles) ? tiles.replace('{y}.png', '{y}{r}.png') : tiles;

export const deepestTiles = ({ tiles }: MapSource): number =>
  isOwn(tiles) ? ZOOM.max : DEEPEST_FOREIGN;
