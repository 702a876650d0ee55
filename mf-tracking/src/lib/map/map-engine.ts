import { Map } from 'leaflet/src/map/Map.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import type { Coordinates, MapSource } from '@storefront/shared-domain/contracts';

/** A running map that only shows, without a word of Leaflet. */
export type MapEngine = {
  /**
   * Looks so that all these places are seen, with room around them; nothing happens while they are
   * seen well enough.
   */
  fit: (places: readonly Coordinates[]) => void;
  /** Where a place is on the element, in CSS pixels from its corner. */
  place: (point: Coordinates) => { x: number; y: number };
  /** The element has another size. */
  resize: () => void;
  remove: () => void;
};

/**
 * What the map tells: that places lie elsewhere on the element by now, and whether its pictures
 * could be shown.
 */
export type MapEars = { onView: () => void; onTiles: (areShown: boolean) => void };

const DEEPEST = 17;
const WIDEST = 10;
/** CSS pixels kept free around what is to be seen: markers stand above their place. */
const ROOM = { top: 56, side: 36, bottom: 28 } as const;

/** Our own tiles also come drawn for sharp screens (`{r}`). */
const tileUrl = ({ tiles }: MapSource): string =>
  tiles.startsWith('/') ? tiles.replace('{y}.png', '{y}{r}.png') : tiles;

/** Starts a map of tiles in an element; nothing moves it but `fit`. */
export function startMap(
  element: HTMLElement,
  source: MapSource,
  { onView, onTiles }: MapEars,
): MapEngine {
  const map = new Map(element, {
    attributionControl: false,
    zoomControl: false,
    trackResize: false,
    zoomAnimation: false,
    fadeAnimation: false,
    minZoom: WIDEST,
    maxZoom: DEEPEST,
  });
  const seen = { loaded: 0, failed: 0 };
  const tiles = new TileLayer(tileUrl(source), {
    minZoom: WIDEST,
    maxZoom: DEEPEST,
    keepBuffer: 1,
  });
  tiles.on('loading', () => Object.assign(seen, { loaded: 0, failed: 0 }));
  tiles.on('tileload', () => (seen.loaded += 1));
  tiles.on('tileerror', () => (seen.failed += 1));
  tiles.on('load', () => onTiles(seen.failed === 0 || seen.loaded > 0));
  let shown: readonly Coordinates[] = [];

  const place = ({ latitude, longitude }: Coordinates): { x: number; y: number } => {
    const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
    return { x, y };
  };
  const isSeen = (point: Coordinates): boolean => {
    const { x, y } = place(point);
    const size = map.getSize();
    return (
      x >= ROOM.side / 2 &&
      x <= size.x - ROOM.side / 2 &&
      y >= ROOM.top / 2 &&
      y <= size.y - ROOM.bottom / 2
    );
  };
  const show = (places: readonly Coordinates[]): void => {
    map.fitBounds(
      places.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]),
      {
        paddingTopLeft: [ROOM.side, ROOM.top],
        paddingBottomRight: [ROOM.side, ROOM.bottom],
        animate: false,
        maxZoom: DEEPEST,
      },
    );
    onView();
  };
  /**
   * Whether the places are so near each other by now that the map could show them twice as large,
   * with room around them.
   */
  const isFar = (places: readonly Coordinates[]): boolean =>
    map.getBoundsZoom(
      places.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]),
    ) >
    map.getZoom() + 1;

  return {
    fit: (places) => {
      if (places.length === 0) return;
      const isFirst = shown.length === 0;
      const isOther = places.length !== shown.length;
      shown = places;
      if (isFirst || isOther || !places.every(isSeen) || isFar(places)) show(places);
      if (isFirst) tiles.addTo(map);
    },
    place,
    resize: () => {
      map.invalidateSize({ animate: false, pan: false });
      if (shown.length > 0) show(shown);
    },
    remove: () => void map.remove(),
  };
}
