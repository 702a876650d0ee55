import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import type { Coordinates, MapSource } from '@storefront/shared-domain/contracts';
import { startTileMap } from '@storefront/shared-kit/leaflet';
import { ZOOM } from './map-zoom';

export type MapView = { readonly center: Coordinates; readonly zoom: number };

/** Map events. Only moves by the customer are emitted, not those set by code. */
export type MapListeners = {
  onMoving: () => void;
  onMoved: (center: Coordinates) => void;
  /** Whether the last tiles loaded: false when all of them failed. */
  onTiles: (areShown: boolean) => void;
};

/** A running map, without types of Leaflet. */
export type MapEngine = {
  /** Centers the map on a point; does nothing when it is centered there. */
  look: (center: Coordinates) => void;
  setZoom: (zoom: number) => void;
  /** Moves the view by CSS pixels, to the right and down. */
  moveBy: (right: number, down: number) => void;
  zoomBy: (steps: number) => void;
  setFixed: (isFixed: boolean) => void;
  /** The element's size changed. */
  resize: () => void;
  remove: () => void;
};

const MOVE_SECONDS = 0.2;
/** Degrees; far less than a pixel at the deepest zoom. */
const SAME = 1e-7;

/** Starts a tile map in an element. `isStill`: no animations (prefers-reduced-motion). */
export function startMap(
  element: HTMLElement,
  view: MapView,
  source: MapSource,
  isStill: boolean,
  listeners: MapListeners,
): MapEngine {
  const { map, tiles } = startTileMap(element, source, listeners.onTiles, {
    keyboard: false,
    scrollWheelZoom: false,
    boxZoom: false,
    tapHold: false,
    touchZoom: 'center',
    doubleClickZoom: 'center',
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  });
  let known = view.center;
  let isMoving = false;
  let isOwn = false;

  const center = (): Coordinates => {
    const { lat, lng } = map.getCenter().wrap();
    return { latitude: lat, longitude: lng };
  };
  const isElsewhere = ({ latitude, longitude }: Coordinates): boolean =>
    Math.abs(latitude - known.latitude) > SAME || Math.abs(longitude - known.longitude) > SAME;

  const show = ({ center: to, zoom }: MapView): void => {
    isOwn = true;
    map.setView([to.latitude, to.longitude], zoom, { animate: false });
    isOwn = false;
    known = to;
    isMoving = false;
  };

  map.on('move', () => {
    if (isOwn || isMoving || !isElsewhere(center())) return;
    isMoving = true;
    listeners.onMoving();
  });
  map.on('moveend', () => {
    if (isOwn || !isMoving) return;
    isMoving = false;
    known = center();
    listeners.onMoved(known);
  });

  show(view);
  tiles.addTo(map);

  return {
    look: (to) => void (isElsewhere(to) && show({ center: to, zoom: map.getZoom() })),
    setZoom: (zoom) => void (zoom !== map.getZoom() && show({ center: known, zoom })),
    moveBy: (right, down) =>
      void map.panBy([right, down], { animate: !isStill, duration: MOVE_SECONDS }),
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: !isStill }),
    setFixed: (isFixed) => {
      for (const handler of [map.dragging, map.touchZoom, map.doubleClickZoom])
        handler[isFixed ? 'disable' : 'enable']();
    },
    resize: () => {
      isOwn = true;
      map.invalidateSize({ animate: false, pan: false });
      isOwn = false;
      show({ center: known, zoom: map.getZoom() });
    },
    remove: () => {
      // Leaflet ends a running zoom by a timer that outlives its map
      Object.assign(map, { _animatingZoom: false });
      map.remove();
    },
  };
}
