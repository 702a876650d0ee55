/** Source of a map's tiles. */
export type TileSource = {
  /** URL template with `{z}`, `{x}` and `{y}`; it begins with '/' for the storefront's own tiles. */
  readonly tiles: string;
};

/** Deepest zoom of most tile servers; beyond it their tiles are scaled up. */
const MAX_FOREIGN_ZOOM = 19;

const isOwn = (tiles: string): boolean => tiles.startsWith('/');

/** Leaflet URL template of the tiles; our own tiles also exist for high-density screens (`{r}`). */
export const tileUrl = ({ tiles }: TileSource): string =>
  isOwn(tiles) ? tiles.replace('{y}.png', '{y}{r}.png') : tiles;

/** Deepest zoom that has tiles, for a map with the deepest zoom `max`. */
export const deepestTiles = ({ tiles }: TileSource, max: number): number =>
  isOwn(tiles) ? max : MAX_FOREIGN_ZOOM;
