import type { DeliveryType, Minor, RestaurantInfo, ServiceFee } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { atLeastZero, fromDecimal, percentOf } from './arithmetic';
import { payableUnit } from '../payment/payable';

const FULL = 100;

type FeeRecord = Pick<RestaurantInfo, 'name' | 'service_fee' | 'table_service_fee'>;

/**
 * The service fee of an order of this type, with its name and recipient; null without one. At a
 * table `table_service_fee` applies, percent of the subtotal; its name is '': the default text. Any
 * other order, also one without a type yet, has `service_fee`.
 */
export function serviceFeeOf(
  { name, service_fee: fee, table_service_fee: percent }: FeeRecord,
  type: DeliveryType | null,
): ServiceFee | null {
  if (type !== 'table') return fee ?? null;
  return percent > 0 ? { name: '', recipient: name, value: percent, valueType: 'percent' } : null;
}

/**
 * A service fee on the price of the items alone, in minor units: coupon, delivery, cashback and the
 * payment method do not change it. Items without a price, such as prizes, have no fee.
 */
export function serviceFeeAmount(fee: ServiceFee | null, subtotal: Minor, currency = ''): Minor {
  if (fee === null || subtotal <= 0) return ZERO;
  const unit = payableUnit(currency);
  return atLeastZero(
    fee.valueType === 'percent'
      ? percentOf(subtotal, Math.min(FULL, fee.value), unit)
      : fromDecimal(fee.value, unit),
  );
}
