import type { MapEngine } from './engine';

/** One step of the map, by a button or a key. */
export type MapStep = 'up' | 'down' | 'left' | 'right' | 'zoom-in' | 'zoom-out';

/**
 * CSS pixels of one step, and of a fine step with Shift. At zoom 18 a pixel is about half a metre.
 */
const STEP = 48;
const FINE_STEP = 8;

const ACTS: Readonly<Record<MapStep, (engine: MapEngine, pixels: number) => void>> = {
  up: (engine, pixels) => engine.moveBy(0, -pixels),
  down: (engine, pixels) => engine.moveBy(0, pixels),
  left: (engine, pixels) => engine.moveBy(-pixels, 0),
  right: (engine, pixels) => engine.moveBy(pixels, 0),
  'zoom-in': (engine) => engine.zoomBy(1),
  'zoom-out': (engine) => engine.zoomBy(-1),
};

const KEYS: Readonly<Record<string, MapStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  _: 'zoom-out',
};

type Press = {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
};

/** The map step of a key; null for keys that the map does not handle. */
export const findStep = ({ key, ctrlKey, metaKey, altKey }: Press): MapStep | null =>
  ctrlKey || metaKey || altKey ? null : (KEYS[key] ?? null);

export function takeStep(engine: MapEngine, step: MapStep, isFine = false): void {
  ACTS[step](engine, isFine ? FINE_STEP : STEP);
}
