import { CONTROL, type Experiment } from '@storefront/compositions';
import type { ArmFigures, ExperimentFigures } from '@storefront/http-kit';
import { isServedUntil } from '../counted-until';
import { figuresOfArm } from './make-report';

type Cell = string | number | boolean | null;

const COLUMNS = [
  'channel',
  'experiment',
  'since',
  'until',
  'arm',
  'is_control',
  'share',
  'is_compared',
  'measure',
  'unit',
  'n',
  'sum',
  'sum_of_squares',
  'value',
];

/** A cell by RFC 4180; a text that a spreadsheet would compute begins with an apostrophe. */
function toCell(value: Cell): string {
  const text =
    typeof value === 'string' ? value.replace(/^[=+\-@\t\r]/, "'$&") : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Values that are 0 or 1: their squares have the same sum. */
const rate = (measure: string, n: number, sum: number): Cell[] => [measure, '', n, sum, sum, null];
const only = (measure: string, unit: string, value: number | null): Cell[] => [
  measure,
  unit,
  null,
  null,
  null,
  value,
];

const measuresOf = (arm: ArmFigures): Cell[][] => [
  only('assigned', 'visitors', arm.assigned),
  only('not_exposed_failed', 'visitors', arm.notExposed.failed),
  only('not_exposed_left', 'visitors', arm.notExposed.left),
  only('not_exposed_blocked', 'visitors', arm.notExposed.blocked),
  rate('conversion', arm.exposed, arm.buyers),
  rate('failed_load', arm.loads, arm.failures),
  rate('refused_order', arm.orderAttempts, arm.orderErrors),
  ...arm.values.map(({ currency, orders, sum, sumOfSquares }): Cell[] => [
    'order_value',
    currency,
    orders,
    sum,
    sumOfSquares,
    null,
  ]),
  only('largest_paint_p75', 'ms', arm.lcpP75),
  only('slowest_interaction_p75', 'ms', arm.inpP75),
];

/**
 * The figures of a report for another statistics package: a row for each arm and measure, with the
 * number of observations, their sum and the sum of their squares (docs/contracts/experiments.md).
 */
export function reportCsv(
  channel: string,
  experiment: Experiment,
  figures: ExperimentFigures,
): string {
  const { since, until } = figures;
  const rows = experiment.arms.flatMap((arm) => {
    const { name, share } = arm;
    const isCompared = isServedUntil(arm, new Date(until));
    const common = [
      channel,
      experiment.name,
      since,
      until,
      name,
      name === CONTROL,
      share,
      isCompared,
    ];
    return measuresOf(figuresOfArm(figures, name)).map((measure) => [...common, ...measure]);
  });
  return [COLUMNS, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}
