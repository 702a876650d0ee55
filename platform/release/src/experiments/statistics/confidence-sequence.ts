import type { Sample } from './sample';

/** Bounds that are valid for any number of looks. */
export interface Interval {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

export interface SequenceOptions {
  /** Probability that the true value is ever outside, over all looks together. */
  readonly alpha: number;
  /** Number of observations with the narrowest bounds; they are valid for any other number too. */
  readonly narrowestAt: number;
}

/** Minimum sample size for bounds that use the central limit theorem. */
export const MIN_OBSERVATIONS = 100;

/**
 * The mixture's width for bounds that are narrowest at `t` observations, after the advice of the
 * source below.
 */
const rhoSquared = ({ alpha, narrowestAt }: SequenceOptions): number =>
  (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha)) + 1) / narrowestAt;

/** Half of the width, in standard deviations of one observation, after `t` observations. */
function boundary(t: number, options: SequenceOptions): number {
  const spread = t * rhoSquared(options);
  return Math.sqrt(
    ((2 * (spread + 1)) / (t * spread)) * Math.log(Math.sqrt(spread + 1) / options.alpha),
  );
}

function around(
  estimate: number,
  variancePerObservation: number,
  t: number,
  options: SequenceOptions,
): Interval {
  const half = Math.sqrt(variancePerObservation) * boundary(t, options);
  return { estimate, low: estimate - half, high: estimate + half };
}

/**
 * Bounds of a mean as an asymptotic confidence sequence: with probability 1 − alpha they hold at
 * all looks together, so an experiment may be watched and stopped at any time. With t observations
 * of mean m and standard deviation s:
 *
 *   m ± s · sqrt( 2 (t ρ² + 1) / (t² ρ²) · ln( sqrt(t ρ² + 1) / α ) )
 *
 * Source: Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas: Time-uniform central limit theory and
 * asymptotic confidence sequences, Annals of Statistics 52 (2024), the Gaussian mixture boundary.
 * Null below `MIN_OBSERVATIONS` observations.
 */
export function meanInterval(
  { count, mean, variance }: Sample,
  options: SequenceOptions,
): Interval | null {
  return count < MIN_OBSERVATIONS ? null : around(mean, variance, count, options);
}

/**
 * Bounds of the mean of `arm` minus that of `control`, as the same confidence sequence over the
 * observations of both, t = n₁ + n₀, of which one has the variance t (s₁²/n₁ + s₀²/n₀): the
 * inverse-probability-weighted difference of the source with the observed shares. Null while one of
 * them has fewer than `MIN_OBSERVATIONS`.
 */
export function differenceInterval(
  control: Sample,
  arm: Sample,
  options: SequenceOptions,
): Interval | null {
  if (control.count < MIN_OBSERVATIONS || arm.count < MIN_OBSERVATIONS) return null;
  const t = control.count + arm.count;
  const variance = t * (arm.variance / arm.count + control.variance / control.count);
  return around(arm.mean - control.mean, variance, t, options);
}

/** Whether the bounds of a difference exclude zero. */
export const isDecided = (interval: Interval | null): boolean =>
  interval !== null && (interval.low > 0 || interval.high < 0);
