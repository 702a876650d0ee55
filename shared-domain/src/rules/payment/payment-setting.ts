import { foldAccents } from '@storefront/shared-kit/fold-accents';
import type { Minor, PaymentChoice, PaymentSetting } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { atLeastZero, fromDecimal, negate, percentOf } from '../money/arithmetic';
import { payableUnit } from './payable';

const isInForce = (setting: PaymentSetting): boolean => setting.isActive && setting.value > 0;

/** Normalizes a name: 'Visa credit', 'visa-credit' and 'VISA_CREDIT' are the same card. */
const plain = (name: string): string => foldAccents(name).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The surcharge or discount of a chosen method; null when none is active (OPEN-071, DOMAIN-074). A
 * card is looked up by brand and type first, then as 'creditCard'.
 */
export function findPaymentSetting(
  settings: readonly PaymentSetting[],
  choice: PaymentChoice,
): PaymentSetting | null {
  const inForce = settings.filter(isInForce);
  const card = choice.card && plain(`${choice.card.name}${choice.card.type}`);
  const ofCard = card && inForce.find(({ paymentType }) => plain(paymentType) === card);
  return ofCard || (inForce.find(({ paymentType }) => paymentType === choice.method) ?? null);
}

/**
 * Adjustment of an amount by its method, surcharge positive, discount negative, in minor units; 0
 * unless the setting is active with a value above 0 (DOMAIN-074). `fix` is the value itself,
 * `percent` a share of `base`, rounded once to what the currency can pay, half away from 0.
 */
export function paymentAdjustment(
  base: Minor,
  setting: PaymentSetting | null,
  currency = '',
): Minor {
  if (setting === null || !isInForce(setting)) return ZERO;
  const unit = payableUnit(currency);
  const amount =
    setting.valueType === 'fix'
      ? fromDecimal(setting.value, unit)
      : percentOf(atLeastZero(base), setting.value, unit);
  return setting.operation === 'addition' ? amount : negate(amount);
}
