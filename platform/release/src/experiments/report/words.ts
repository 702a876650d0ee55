import type { Interval } from '../statistics/confidence-sequence';
import type { SampleRatio } from '../statistics/sample-ratio';
import type { ExperimentReport, ReportRow } from './experiment-report';

/** Figures as people read them, the same in the table and on the page. */
export const percent = (rate: number | null, digits = 1): string =>
  rate === null ? '–' : `${(rate * 100).toFixed(digits)} %`;
export const points = (rate: number): string =>
  `${rate > 0 ? '+' : rate < 0 ? '−' : ''}${Math.abs(rate * 100).toFixed(2)} pp`;
export const milliseconds = (value: number | null): string =>
  value === null ? '–' : `${Math.round(value)} ms`;
export const whole = (value: number): string => value.toLocaleString('en');

/** Minor units as money; a currency that is none is written as it is. */
export function money(minor: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).format(minor / 100);
  } catch {
    return `${(minor / 100).toFixed(2)} ${currency}`;
  }
}

export const between = (interval: Interval | null, text: (value: number) => string): string =>
  interval === null ? '' : `${text(interval.low)} to ${text(interval.high)}`;

/** Verdict on an arm compared with control. */
export function verdict({ difference, isDecided, arm, isOff }: ReportRow): string {
  if (isOff) return 'switched off';
  if (arm === 'control') return '';
  if (difference === null) return 'too few visitors to say anything';
  if (!isDecided) return 'no difference found yet';
  return difference.estimate > 0 ? 'converts better than control' : 'converts worse than control';
}

const probability = (p: number): string => (p < 0.0001 ? '< 0.0001' : p.toFixed(4));

/** How many of those assigned saw the tested page, and why the others did not. */
export const exposureSentence = ({ arm, assigned, exposed, notExposed }: ReportRow): string =>
  `${arm}: ${whole(exposed)} exposed of ${whole(assigned)} assigned; ` +
  `not exposed: a load failed ${whole(notExposed.failed)}, left before ${whole(notExposed.left)}, ` +
  `telemetry blocked ${whole(notExposed.blocked)}`;

/** What pages of an arm reported without a valid stamp. */
export const untrustedSentence = ({
  arm,
  sessions,
  failures,
  orders,
}: ExperimentReport['untrusted'][number]): string =>
  `untrusted, not counted: ${arm} ${whole(sessions)} sessions, ` +
  `${whole(failures)} with a failure, ${whole(orders)} orders`;

/** One sentence on a sample ratio; `what` are visitors or exposures. */
export function ratioSentence(what: string, ratio: SampleRatio | null): string {
  if (ratio === null) return `${what}: nothing to compare yet`;
  const numbers =
    `chi-square ${ratio.chiSquare.toFixed(2)}, p ${probability(ratio.p)}; ` +
    `valid at every look: p ${probability(ratio.alwaysValidP)}`;
  return ratio.isMismatch
    ? `${what}: SAMPLE RATIO MISMATCH, do not trust the comparison (${numbers})`
    : `${what}: as the shares say (${numbers})`;
}
