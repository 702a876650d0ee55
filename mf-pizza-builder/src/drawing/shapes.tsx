import type { ReactNode } from 'react';
import type { PieceShape } from './ingredient';

/**
 * `main` and `detail` are colours. Every shape is centered at 0, 0 with a radius of about 10 units.
 */
type Shape = (main: string, detail: string) => ReactNode;

const line = (d: string, colour: string, width: number): ReactNode => (
  <path
    d={d}
    fill="none"
    stroke={colour}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);
const area = (d: string, colour: string): ReactNode => <path d={d} fill={colour} />;

const LEAF = 'M-10 2C-7-6 1-9 10-4C8 5-1 9-10 2Z';
const LOBED =
  'M-11 1C-8-1-8-5-5-4C-4-8-1-8 0-5C3-9 7-7 6-4C9-5 12-2 10 1C8 5 4 3 4 5C1 8-2 6-2 4C-5 7-8 5-7 3Z';
const MUSHROOM =
  'M-10 1C-10-11 10-11 10 1C10 4 5 4 4 2C4 6 5 9 3 10C1 11-1 11-3 10C-5 9-4 6-4 2C-5 4-10 4-10 1Z';
const CHUNK = 'M-8-5C-4-9 4-8 8-4C10 1 7 7 2 8C-4 9-9 6-10 1C-10-2-9-4-8-5Z';
const STRIP = 'M-13-2C-8-7-4 2 1-3C5-7 9-3 13-5L13 2C9 5 5 0 1 4C-4 8-8 0-13 5Z';

/** The pieces on a pizza, two or three strokes each. */
export const SHAPES: Readonly<Record<PieceShape, Shape>> = {
  disc: (main, detail) => (
    <>
      <circle r="9.4" fill={main} stroke={detail} strokeWidth="1.6" />
      {line('M-4-3h.01M3-5h.01M4 3h.01M-2 5h.01M-6 2h.01M0 0h.01', detail, 1.8)}
    </>
  ),
  coin: (main, detail) => (
    <>
      <circle r="9" fill={main} stroke={detail} strokeWidth="2" />
      {line('M0-3h.01M-3 2h.01M3 2h.01', detail, 1.6)}
    </>
  ),
  ring: (main, detail) => <circle r="7" fill={detail} stroke={main} strokeWidth="5.5" />,
  loop: (main, detail) => (
    <>
      {line('M-9 3A9.5 8.5 0 1 1 7 6', main, 2.4)}
      {line('M-5 2A5.5 5 0 1 1 4 4', detail, 2)}
    </>
  ),
  leaf: (main, detail) => (
    <>
      {area(LEAF, main)}
      {line('M-9 2C-3-1 3-2 8-3M-2-1L0-4M2-2L4 2', detail, 1)}
    </>
  ),
  'lobed-leaf': (main, detail) => (
    <>
      {area(LOBED, main)}
      {line('M-13 1C-5 1 2-1 8-1', detail, 1.1)}
    </>
  ),
  mushroom: (main, detail) => (
    <>
      <path d={MUSHROOM} fill={main} stroke={detail} strokeWidth="1.3" />
      {line('M-6 0C-4-2 4-2 6 0M0 2L0 7', detail, 1.1)}
    </>
  ),
  chunk: (main, detail) => (
    <>
      {area(CHUNK, main)}
      {line('M-5-2C-2-4 1-4 3-3M-3 3h.01M3 2h.01M0 5h.01', detail, 1.7)}
    </>
  ),
  dots: (main, detail) => (
    <>
      {line('M-5-3h.01M4-5h.01M5 4h.01M-3 5h.01', main, 7)}
      {line('M-6-4h.01M3-6h.01M4 3h.01M-4 4h.01', detail, 2)}
    </>
  ),
  strip: (main, detail) => (
    <>
      {area(STRIP, main)}
      {line('M-12 1C-8-3-4 5 1 0C5-3 9 1 12-1', detail, 1.6)}
    </>
  ),
  egg: (main, detail) => (
    <>
      {area('M-9-4C-6-10 3-9 7-7C12-4 9 4 6 7C2 11-6 9-9 5C-11 2-11-1-9-4Z', main)}
      <circle cx="-1" r="4.4" fill={detail} />
    </>
  ),
  crumble: (main, detail) => (
    <>
      {area('M-7-5L0-8L6-4L8 3L2 7L-6 6L-9 0Z', main)}
      {line('M-3-2h.01M2 2h.01M3-4h.01M-4 3h.01', detail, 2.2)}
    </>
  ),
  shred: (main, detail) => (
    <>
      {line('M-9-4C-4-6 0-2 6-6M-7 5C-2 1 3 5 9 1', main, 4)}
      {line('M-4 0C0-2 3 1 6-1', detail, 2)}
    </>
  ),
  floret: (main, detail) => (
    <>
      {line('M0 2L0 10', detail, 4)}
      {line('M-5 0h.01M5 0h.01M0-4h.01', main, 10)}
      {line('M-5-1h.01M4-1h.01M-1-6h.01', detail, 2)}
    </>
  ),
  ball: (main, detail) => (
    <>
      <circle r="9.4" fill={main} stroke={detail} strokeWidth="1" />
      {line('M-4 4C-1 6 3 5 5 2', detail, 1.8)}
    </>
  ),
  berry: (main, detail) => (
    <>
      {area('M0 10C-6 7-10 0-8-5C-6-9-2-8 0-6C2-8 6-9 8-5C10 0 6 7 0 10Z', main)}
      {line('M-4-2h.01M4-2h.01M0 1h.01M-3 4h.01M3 4h.01', detail, 1.7)}
    </>
  ),
  shrimp: (main, detail) => (
    <>
      {line('M-7 5C-10-5 2-10 7-3C8 0 7 4 4 5', main, 5.5)}
      {line('M-6-2L-9-4M0-6L0-9M5-4L8-6', detail, 1.5)}
    </>
  ),
  tomato: (main, detail) => (
    <>
      <circle r="9.4" fill={main} />
      {line(
        'M-4-3A5 5 0 0 1 0-5M3-4A5 5 0 0 1 5 0M4 3A5 5 0 0 1 0 5M-3 4A5 5 0 0 1-5 0',
        detail,
        2.6,
      )}
    </>
  ),
  wedge: (main, detail) => (
    <>
      {area('M-10-3C-5 8 5 8 10-3C5-6-5-6-10-3Z', main)}
      {line('M-7-1C-3 4 3 4 7-1M0-3L0 1', detail, 1.5)}
    </>
  ),
};
