import { seconds } from '../say';
import type { StageReport } from './count-results';
import { nameOf } from './read-results';

const MAX_SLOW_TESTS = 10;
const COLUMNS = ['stage', 'time', 'passed', 'failed', 'flaky'] as const;

/** Lines of a table; the first column is aligned to the left, the others to the right. */
function toTable(rows: readonly (readonly string[])[]): string[] {
  const widths = COLUMNS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

/**
 * Stages with their times and counts, in the order they ended; `wallMs` is the time of the whole
 * run.
 */
export function stageTable(reports: readonly StageReport[], wallMs: number): string[] {
  const row = (
    name: string,
    ms: number,
    of: readonly Pick<StageReport, 'passed' | 'failed' | 'flaky'>[],
  ): string[] => {
    const total = (key: 'passed' | 'failed' | 'flaky'): string =>
      String(of.reduce((sum, report) => sum + report[key], 0));
    return [name, seconds(ms), total('passed'), total('failed'), total('flaky')];
  };
  return toTable([
    COLUMNS,
    ...reports.map((report) =>
      report.notRun === undefined
        ? row(report.stage.name, report.ms, [report])
        : [report.stage.name, 'not run', '0', String(report.failed), '0'],
    ),
    row('total', wallMs, reports),
  ]);
}

/** The slowest tests of all stages, the slowest first. */
export const slowestTests = (reports: readonly StageReport[]): string[] =>
  reports
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, MAX_SLOW_TESTS)
    .map((test) => `${seconds(test.ms)}  ${nameOf(test)}`);

/** Characters of an error that are shown. */
const ERROR_LENGTH = 500;

/** Every failed test, with the beginning of its error in one line. */
export const failedTests = (reports: readonly StageReport[]): string[] =>
  reports
    .flatMap(({ tests }) => tests.filter(({ status }) => status === 'failed'))
    .map((test) => {
      const error = test.log?.split(/\s+/).join(' ');
      if (error === undefined) return nameOf(test);
      const shown = error.length > ERROR_LENGTH ? `${error.slice(0, ERROR_LENGTH)} …` : error;
      return `${nameOf(test)}\n    ${shown}`;
    });
