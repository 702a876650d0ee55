import type { Coordinates, MapSource } from '@storefront/shared-domain/contracts';
import { startTileMap } from '@storefront/shared-kit/leaflet';

/** A running display-only map, independent of Leaflet's types. */
export type MapEngine = {
  /**
   * Fits the view to all these locations with a margin; does nothing while they are sufficiently
   * visible.
   */
  fit: (places: readonly Coordinates[]) => void;
  /** Position of a location on the element, in CSS pixels from its top left corner. */
  place: (point: Coordinates) => { x: number; y: number };
  /** The element was resized. */
  resize: () => void;
  remove: () => void;
};

/**
 * Callbacks of the map: positions on the element have changed, and whether the tiles could be
 * loaded.
 */
export type MapListeners = { onView: () => void; onTiles: (areShown: boolean) => void };

const MAX_ZOOM = 17;
const MIN_ZOOM = 10;
/** Margin in CSS pixels around the visible locations: markers extend above their location. */
const SPACE = { top: 56, side: 36, bottom: 28 } as const;

/** Starts a tile map in an element; only `fit` moves it. */
export function startMap(
  element: HTMLElement,
  source: MapSource,
  { onView, onTiles }: MapListeners,
): MapEngine {
  const { map, tiles } = startTileMap(element, source, onTiles, {
    zoomAnimation: false,
    fadeAnimation: false,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
  });
  let shown: readonly Coordinates[] = [];

  const place = ({ latitude, longitude }: Coordinates): { x: number; y: number } => {
    const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
    return { x, y };
  };
  const isSeen = (point: Coordinates): boolean => {
    const { x, y } = place(point);
    const size = map.getSize();
    return (
      x >= SPACE.side / 2 &&
      x <= size.x - SPACE.side / 2 &&
      y >= SPACE.top / 2 &&
      y <= size.y - SPACE.bottom / 2
    );
  };
  const show = (places: readonly Coordinates[]): void => {
    map.fitBounds(
      places.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]),
      {
        paddingTopLeft: [SPACE.side, SPACE.top],
        paddingBottomRight: [SPACE.side, SPACE.bottom],
        animate: false,
        maxZoom: MAX_ZOOM,
      },
    );
    onView();
  };
  /**
   * Whether the locations are so close together that the map could show them at twice the scale,
   * with the margin.
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
