import type { ReportRow } from './experiment-report';

/** An arm of which nothing is counted yet, with a share of half of the visitors. */
export const aReportRow = (arm: string, more: Partial<ReportRow> = {}): ReportRow => ({
  arm,
  assigned: 0,
  notExposed: { failed: 0, left: 0, blocked: 0 },
  visitors: 0,
  exposed: 0,
  loads: 0,
  failures: 0,
  buyers: 0,
  orders: 0,
  orderAttempts: 0,
  orderErrors: 0,
  lcpP75: null,
  inpP75: null,
  failuresBy: [],
  share: 5000,
  isOff: false,
  builds: [],
  conversion: null,
  conversionInterval: null,
  difference: null,
  isDecided: false,
  values: [],
  ...more,
});

export const aRatio = (isMismatch: boolean) => ({
  chiSquare: 1,
  p: 0.5,
  alwaysValidP: 1,
  isMismatch,
});
