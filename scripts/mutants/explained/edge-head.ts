import type { Explanation } from './explanation';

const KNOWN = 'platform/edge/src/head/known-heads.ts';
const MENU = 'platform/edge/src/head/menu-data.ts';
const READ = 'platform/edge/src/head/read.ts';
const DATA = 'platform/edge/src/head/restaurant-data.ts';

const EMPTY = 'a section without items is left out when it is written, and has no price';
const LATER = 'both limits only fall: the first item of the next section ends it without an entry';

/** Survivors of `platform/edge/src/head`. */
export const edgeHead: readonly Explanation[] = [
  {
    file: KNOWN,
    original: 'true',
    replacement: 'false',
    reason: 'each of the two options for a failed read keeps the earlier head, and peek finds it',
  },
  { file: MENU, original: 'items.length > 0', replacement: 'true', reason: EMPTY },
  { file: MENU, original: 'items.length > 0', replacement: 'items.length >= 0', reason: EMPTY },
  { file: MENU, original: 'bytes < 0 || left < 0', replacement: 'false', reason: LATER },
  {
    file: MENU,
    original: 'bytes < 0 || left < 0',
    replacement: 'bytes < 0 && left < 0',
    reason: LATER,
  },
  { file: MENU, original: 'bytes < 0', replacement: 'false', reason: LATER },
  { file: MENU, original: 'bytes < 0', replacement: 'bytes <= 0', reason: LATER },
  { file: MENU, original: 'left < 0', replacement: 'left <= 0', reason: LATER },
  { file: MENU, original: 'left < 0', replacement: 'false', reason: LATER },
  {
    file: READ,
    original: "typeof value === 'number'",
    replacement: 'true',
    reason: 'Number.isFinite is false for a value of another type',
  },
  {
    file: DATA,
    original: 'it !== undefined',
    replacement: 'true',
    reason: 'no field is undefined, and JSON would leave it out',
  },
];
