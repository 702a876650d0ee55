import type { Explanation } from './explanation';

const REPORT = 'platform/release/src/experiments/report';

/** Survivors of the report of an experiment. */
export const releaseReport: readonly Explanation[] = [
  {
    file: `${REPORT}/explain-ratio.ts`,
    original: 'arm.loads === 0',
    replacement: 'false',
    reason: 'no loads have no failures, and the lower bound of none is 0',
  },
  {
    file: `${REPORT}/explain-ratio.ts`,
    original: '!control',
    replacement: 'false',
    reason: 'a report without rows is explained before; only the type allows none',
  },
  {
    file: `${REPORT}/report-lines.ts`,
    original: 'row[column]?.length',
    replacement: 'row[column].length',
    reason: 'each row has a cell for each column',
  },
  {
    file: `${REPORT}/report-page.ts`,
    original: 'row.difference?.estimate',
    replacement: 'row.difference.estimate',
    reason: 'a decided row has a difference',
  },
];
