import type { BuildRef, Experiment } from '@storefront/compositions';
import type { ArmFigures, ExperimentFigures } from '@storefront/http-kit';
import type { Interval } from '../statistics/confidence-sequence';
import type { SampleRatio } from '../statistics/sample-ratio';

/** Average value of an arm's orders in one currency, in minor units. */
export interface OrderValue {
  readonly currency: string;
  readonly orders: number;
  readonly mean: number;
  readonly interval: Interval | null;
  /** Minus control's; null for control and while there are too few. */
  readonly difference: Interval | null;
}

export interface ReportRow extends Omit<ArmFigures, 'sessions' | 'values'> {
  /** Basis points of all visitors. */
  readonly share: number;
  readonly isOff: boolean;
  readonly builds: readonly BuildRef[];
  /** Share of the exposed visitors that ordered, 0 to 1; null without exposed visitors. */
  readonly conversion: number | null;
  readonly conversionInterval: Interval | null;
  /** Conversion minus control's; null for control and while there are too few visitors. */
  readonly difference: Interval | null;
  readonly isDecided: boolean;
  readonly values: readonly OrderValue[];
}

export interface ExperimentReport
  extends
    Pick<Experiment, 'name' | 'owner' | 'expires'>,
    Pick<ExperimentFigures, 'since' | 'until' | 'notCounted' | 'inSeveralArms' | 'untrusted'> {
  readonly channel: string;
  readonly isExpired: boolean;
  readonly alpha: number;
  readonly rows: readonly ReportRow[];
  /**
   * Of everything assigned, stamped or not, and of exposures, by arm; null while there is nothing
   * to compare.
   */
  readonly visitorRatio: SampleRatio | null;
  readonly exposureRatio: SampleRatio | null;
  /** Why the ratio is off, as far as the figures show; empty when it is not. */
  readonly reasons: readonly string[];
}
