import { CONTROL, type Experiment } from '@storefront/compositions';
import type { ArmFigures, ExperimentFigures } from '@storefront/http-kit';
import {
  type SequenceOptions,
  differenceInterval,
  isDecided,
  meanInterval,
} from '../statistics/confidence-sequence';
import { sampleOfRate, sampleOfSums } from '../statistics/sample';
import { isServedUntil } from '../counted-until';
import { checkSampleRatio } from '../statistics/sample-ratio';
import type { ExperimentReport, OrderValue, ReportRow } from './experiment-report';
import { explainRatio } from './explain-ratio';

/**
 * Probability that any bound of a report is ever wrong, over all looks. Divided among the arms that
 * are compared with control.
 */
const ALPHA = 0.05;
const NARROWEST_AT = 10_000;

const nothing = (arm: string): ArmFigures => ({
  arm,
  assigned: 0,
  notExposed: { failed: 0, left: 0, blocked: 0 },
  visitors: 0,
  sessions: 0,
  exposed: 0,
  loads: 0,
  failures: 0,
  buyers: 0,
  orders: 0,
  orderAttempts: 0,
  orderErrors: 0,
  values: [],
  lcpP75: null,
  inpP75: null,
  failuresBy: [],
});

/** The figures of an arm; zeros for one that no visitor has reported. */
export const figuresOfArm = ({ arms }: ExperimentFigures, name: string): ArmFigures =>
  arms.find(({ arm }) => arm === name) ?? nothing(name);

function orderValues(arm: ArmFigures, control: ArmFigures, options: SequenceOptions): OrderValue[] {
  return arm.values.map(({ currency, orders, sum, sumOfSquares }) => {
    const own = sampleOfSums(orders, sum, sumOfSquares);
    const base = control.values.find((value) => value.currency === currency);
    const difference =
      base && arm !== control
        ? differenceInterval(sampleOfSums(base.orders, base.sum, base.sumOfSquares), own, options)
        : null;
    return { currency, orders, mean: own.mean, interval: meanInterval(own, options), difference };
  });
}

/** Computes the report from the counts. Arms in the experiment's order, control first; pure. */
export function makeReport(
  channel: string,
  experiment: Experiment,
  figures: ExperimentFigures,
  now: Date,
): ExperimentReport {
  const control = figuresOfArm(figures, CONTROL);
  const options = {
    alpha: ALPHA / Math.max(1, experiment.arms.length - 1),
    narrowestAt: NARROWEST_AT,
  };
  const rows = experiment.arms.map(({ name, share, off, builds }): ReportRow => {
    const arm = figuresOfArm(figures, name);
    const sample = sampleOfRate(arm.buyers, arm.exposed);
    const difference =
      name === CONTROL
        ? null
        : differenceInterval(sampleOfRate(control.buyers, control.exposed), sample, options);
    const { sessions: _, values: __, ...counts } = arm;
    return {
      ...counts,
      share,
      builds,
      isOff: off !== undefined,
      difference,
      isDecided: isDecided(difference),
      conversion: arm.exposed === 0 ? null : sample.mean,
      conversionInterval: meanInterval(sample, options),
      values: orderValues(arm, control, options),
    };
  });
  const counted = rows.filter((_, index) => {
    const arm = experiment.arms[index];
    return arm && isServedUntil(arm, new Date(figures.until));
  });
  const visitorRatio = checkSampleRatio(
    counted.map(({ assigned: count, share }) => ({ count, share })),
  );
  const exposureRatio = checkSampleRatio(
    counted.map(({ exposed: count, share }) => ({ count, share })),
  );
  const { name, owner, expires } = experiment;
  const { since, until, notCounted, inSeveralArms, untrusted } = figures;
  return {
    channel,
    name,
    owner,
    expires,
    since,
    until,
    notCounted,
    inSeveralArms,
    untrusted,
    alpha: ALPHA,
    rows,
    visitorRatio,
    exposureRatio,
    isExpired: Date.parse(expires) <= now.getTime(),
    reasons: explainRatio({
      rows: counted,
      visitorRatio,
      exposureRatio,
      notCounted,
      inSeveralArms,
    }),
  };
}
