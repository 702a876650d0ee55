import { aRatio, aReportRow } from './a-report.test-kit';
import type { ReportRow } from './experiment-report';
import { explainRatio } from './explain-ratio';

const row = (
  arm: string,
  assigned: number,
  [failed, left, blocked]: readonly [number, number, number],
): ReportRow => aReportRow(arm, { assigned, notExposed: { failed, left, blocked } });
const lostBy = (...rows: readonly ReportRow[]): string[] =>
  explainRatio({
    rows,
    visitorRatio: aRatio(true),
    exposureRatio: null,
    notCounted: { forced: 0, override: 0, withoutVisitor: 0 },
    inSeveralArms: 0,
  }).filter((sentence) => sentence.startsWith('Not exposed'));

test('the cause that differs most as a share, not as a number, is named', () =>
  expect(lostBy(row('control', 1000, [100, 300, 0]), row('nep', 100, [50, 30, 0]))).toEqual([
    'Not exposed because a load failed: 50 of 100 of nep, 100 of 1000 of control.',
  ]));

test('a cause with less than in control differs as well as one with more', () =>
  expect(lostBy(row('control', 100, [0, 90, 20]), row('nep', 100, [0, 10, 60]))).toEqual([
    'Not exposed because they left before the page was shown: 10 of 100 of nep, 90 of 100 of control.',
  ]));

test('equal shares explain nothing, and neither does an arm without visitors', () => {
  expect(lostBy(row('control', 100, [1, 2, 3]), row('nep', 100, [1, 2, 3]))).toEqual([]);
  expect(lostBy(row('control', 100, [0, 0, 0]), row('nep', 0, [0, 0, 0]))).toEqual([]);
});
