import type { MapOptions } from 'leaflet';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map } from 'leaflet/src/map/Map.js';
import { deepestTiles, tileUrl, type TileSource } from './tile-source';

/** Leaflet's options of a map with limits of its zoom. */
type TileMapOptions = MapOptions & { readonly minZoom: number; readonly maxZoom: number };

/** `tiles` is not on the map yet: the caller adds it once the map has a view. */
type TileMap = { readonly map: Map; readonly tiles: TileLayer };

/**
 * Creates a Leaflet map in an element, without controls and attribution, and its tile layer.
 * `onTiles` is called when the tiles of a view are settled: with false when all of them failed.
 */
export function startTileMap(
  element: HTMLElement,
  source: TileSource,
  onTiles: (areShown: boolean) => void,
  options: TileMapOptions,
): TileMap {
  const map = new Map(element, {
    attributionControl: false,
    zoomControl: false,
    trackResize: false,
    ...options,
  });
  const { minZoom, maxZoom } = options;
  const tiles = new TileLayer(tileUrl(source), {
    minZoom,
    maxZoom,
    maxNativeZoom: deepestTiles(source, maxZoom),
    keepBuffer: 1,
  });
  const count = { loaded: 0, failed: 0 };
  tiles.on('loading', () => Object.assign(count, { loaded: 0, failed: 0 }));
  tiles.on('tileload', () => (count.loaded += 1));
  tiles.on('tileerror', () => (count.failed += 1));
  tiles.on('load', () => onTiles(count.failed === 0 || count.loaded > 0));
  return { map, tiles };
}
