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
