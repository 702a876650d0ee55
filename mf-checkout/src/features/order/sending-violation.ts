import type {
  Address,
  DeliveryType,
  RestaurantInfo,
  ScheduleChoice,
} from '@storefront/shared-domain/contracts';
import { isTimeOffered, type ScheduleInput } from '@storefront/shared-domain/schedule';

/** State of an order that is about to be sent; `basis` is null before a delivery type is chosen. */
export type Sending = {
  readonly info: RestaurantInfo | null;
  readonly type: DeliveryType | null;
  readonly address: Address | null;
  readonly schedule: ScheduleChoice | null;
  readonly basis: Omit<ScheduleInput, 'now'> | null;
};

/**
 * Failure that prevents sending an order: its time is no longer offered, or its address lacks the
 * required map coordinates (ERRORS-34).
 */
export type SendingViolation = { kind: 'passed-time' } | { kind: 'lost-address' };

export function findSendingViolation(
  { info, type, address, schedule, basis }: Sending,
  now: Date,
): SendingViolation | null {
  if (
    schedule?.kind === 'later' &&
    basis !== null &&
    !isTimeOffered(schedule.scheduleTo, { ...basis, now })
  )
    return { kind: 'passed-time' };
  const isLost =
    type === 'delivery' &&
    info?.delivery_fee_with_gps === true &&
    (address?.coordinates ?? null) === null;
  return isLost ? { kind: 'lost-address' } : null;
}
