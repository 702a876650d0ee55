import fc from 'fast-check';
import { type Exported, storedExports, readLedger, withExport } from './ledger';

const NOW = Date.parse('2026-06-30T00:00:00Z');
const exportedOn = (day: string): Exported => ({
  revision: 1,
  at: `2026-${day}T00:00:00Z`,
  builds: [`mf-menu/${day}`],
  compositions: [],
});
const days = (all: Exported[]) => all.map(({ at }) => at.slice(5, 10));

test.each([
  { case: 'the last one, however old', exports: ['01-01'], stored: ['01-01'] },
  {
    case: 'one that was replaced within the days',
    exports: ['01-01', '06-10', '06-20'],
    stored: ['01-01', '06-10', '06-20'],
  },
  {
    case: 'not one that was replaced before them',
    exports: ['01-01', '05-01', '06-20'],
    stored: ['05-01', '06-20'],
  },
  { case: 'nothing of an empty folder', exports: [], stored: [] },
])('stored is $case', ({ exports, stored }) =>
  expect(days(storedExports(exports.map(exportedOn), NOW, 30))).toEqual(stored),
);

test('with no days to keep, only what is served stays', () =>
  expect(days(storedExports(['06-01', '06-29', '06-30'].map(exportedOn), NOW, 0))).toEqual([
    '06-30',
  ]));

test('an export of the same files goes on with the one before; of other files it is one more', () => {
  const first = exportedOn('06-01');
  const again = { ...first, revision: 2, at: '2026-06-02T00:00:00Z' };
  expect(withExport([first], again)).toEqual([{ ...first, revision: 2 }]);
  expect(withExport([first], exportedOn('06-02'))).toHaveLength(2);
  expect(withExport([], first)).toEqual([first]);
});

test('what is written is read; anything else is no ledger', () => {
  const all = [exportedOn('06-01')];
  expect(readLedger(JSON.stringify(all))).toEqual(all);
  fc.assert(
    fc.property(
      fc.json().filter((text) => text.trim() !== '[]'),
      (text) => expect(readLedger(text)).toBeNull(),
    ),
  );
  expect(readLedger('')).toBeNull();
});

test('only other builds or other compositions are one export more', () => {
  const first = exportedOn('06-01');
  const others = [
    { ...first, compositions: ['h'] },
    { ...first, builds: [] },
  ];
  for (const next of others) expect(withExport([first], next)).toEqual([first, next]);
  const [before, last] = [exportedOn('05-01'), first];
  expect(withExport([before, last], { ...last, revision: 9 })).toEqual([
    before,
    { ...last, revision: 9 },
  ]);
});

test('an export that was replaced exactly the days ago is no longer stored', () => {
  const dayBefore = new Date(NOW - 86_400_000).toISOString();
  const just = new Date(NOW - 86_400_000 + 1).toISOString();
  const replacedAt = (at: string) => [exportedOn('01-01'), { ...exportedOn('02-01'), at }];
  expect(storedExports(replacedAt(dayBefore), NOW, 1)).toHaveLength(1);
  expect(storedExports(replacedAt(just), NOW, 1)).toHaveLength(2);
});

test('a ledger has all fields of every entry', () => {
  const entry = exportedOn('06-01');
  expect(readLedger('[]')).toEqual([]);
  const broken = [
    { ...entry, revision: '1' },
    { ...entry, at: 1 },
    { ...entry, builds: 'x' },
    { ...entry, compositions: {} },
    null,
    'x',
  ];
  for (const other of broken) expect(readLedger(JSON.stringify([entry, other]))).toBeNull();
  for (const text of [JSON.stringify(entry), 'null', '7', '[', ''])
    expect(readLedger(text)).toBeNull();
});
