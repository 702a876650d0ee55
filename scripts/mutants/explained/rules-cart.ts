import type { Explanation } from './explanation';

const REPRICE = 'shared-domain/src/rules/cart/reprice-lines.ts';
const LINES = 'shared-domain/src/rules/cart/cart-lines.ts';

const SAME_TYPE = 'a line and its line from the menu have the same type: one check decides both';
const A_COPY = 'a line within its limits is copied with the same content instead of returned';

export const rulesCart: readonly Explanation[] = [
  {
    file: REPRICE,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'the list of parts is only searched by id, and a text has none',
  },
  {
    file: REPRICE,
    original: "before.type === 'prize' && line.type === 'prize'",
    replacement: "before.type === 'prize' || line.type === 'prize'",
    reason: SAME_TYPE,
  },
  { file: REPRICE, original: "before.type === 'prize'", replacement: 'true', reason: SAME_TYPE },
  { file: REPRICE, original: "line.type === 'prize'", replacement: 'true', reason: SAME_TYPE },
  {
    file: LINES,
    original: 'line.qty > MAX_QUANTITY || line.notes.length > LONGEST_NOTE',
    replacement: 'true',
    reason: A_COPY,
  },
  {
    file: LINES,
    original: 'line.qty > MAX_QUANTITY',
    replacement: 'line.qty >= MAX_QUANTITY',
    reason: A_COPY,
  },
  {
    file: LINES,
    original: 'line.notes.length > LONGEST_NOTE',
    replacement: 'line.notes.length >= LONGEST_NOTE',
    reason: A_COPY,
  },
  {
    file: 'shared-domain/src/rules/cart/merge-carts.ts',
    original: 'base.type === line.type',
    replacement: 'true',
    reason: 'the choices of lines of two types are never equal, so the line counts as changed',
  },
];
