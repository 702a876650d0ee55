import type { Minor } from '../../contracts';
import { toMinor } from '../../contracts/primitives';
import { saturated } from './arithmetic';

/**
 * Rounding rule of a restaurant (DOMAIN-005): `type` is up, down or nearest, `step` a decimal
 * amount of money such as 0.5.
 */
export type RoundingRule = { readonly type: string; readonly step: number };

const MAX_STEP = 1_000_000;
const TO_THE_HUNDREDTH = { type: 'nearest', step: 1n } as const;

/** Step in hundredths. Without a usable type or step the nearest hundredth is used. */
function usable({ type, step }: RoundingRule): { readonly type: string; readonly step: bigint } {
  const isKnown = ['up', 'down', 'nearest'].includes(type) && step > 0 && step <= MAX_STEP;
  return isKnown ? { type, step: BigInt(Math.max(1, toMinor(step))) } : TO_THE_HUNDREDTH;
}

/**
 * The amount `numerator / denominator` (hundredths, not negative) as a multiple of the rule's step.
 * Nearest: half a step and more is rounded up. Exact: computed in integers only.
 */
export function roundToStep(numerator: bigint, denominator: bigint, rule: RoundingRule): Minor {
  const { type, step } = usable(rule);
  const unit = denominator * step;
  const steps = numerator / unit;
  const rest = numerator % unit;
  const goesUp = type === 'up' ? rest > 0n : type === 'nearest' && rest * 2n >= unit;
  return saturated(Number((goesUp ? steps + 1n : steps) * step));
}
