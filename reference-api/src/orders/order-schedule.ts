import type {
  OrderDetails,
  RestaurantData,
  ScheduleTemplate,
} from '@storefront/shared-domain/contracts';
import { isNowOffered, operationState } from '@storefront/shared-domain/rules';
import { isTimeOffered } from '@storefront/shared-domain/schedule';
import type { Database } from '../platform/db/database';
import { findPayment } from './order-payment';
import type { OrderProblem } from './order-problem';
import { typeOf } from './order-type';
import type { OrderQueue } from './order-queue';

/**
 * Inputs of the check of an order's time. `template` is null where the restaurant's own hours
 * apply.
 */
type ScheduleContext = {
  data: RestaurantData;
  template: ScheduleTemplate | null;
  now: Date;
};

/** An order for now must be within the shift of its type (SCHEDULE-04) and must not name a time. */
function nowProblem(
  details: OrderDetails,
  { data: { info } }: ScheduleContext,
): OrderProblem | null {
  if ((details.scheduleTo ?? null) !== null)
    return { kind: 'schedule-unclear', path: 'details.schedule' };
  return isNowOffered(info, operationState(info, false), typeOf(details))
    ? null
    : { kind: 'now-not-offered', path: 'details.deliveryType' };
}

/**
 * Checks the time of an order. A scheduled time must be one that the storefront's rule offers at
 * the server's current time: a time that passes during payment is refused (ERRORS-11), as is an
 * unreadable one.
 */
export function scheduleProblem(
  details: OrderDetails,
  context: ScheduleContext,
): OrderProblem | null {
  if (!details.schedule) return nowProblem(details, context);
  const {
    data: { info, hours },
    template,
    now,
  } = context;
  const { enable, onlyWithOnlinePayment } = info.scheduleSettings;
  if (!enable) return { kind: 'schedule-not-offered', path: 'details.schedule' };
  const offer = { info, hours, template, type: typeOf(details), now };
  if (!isTimeOffered(details.scheduleTo ?? '', offer))
    return { kind: 'schedule-passed', path: 'details.scheduleTo' };
  const isPaidAtDoor = findPayment(details, info)?.group !== 'online';
  return onlyWithOnlinePayment && isPaidAtDoor
    ? { kind: 'schedule-needs-online-payment', path: 'details.paymentType' }
    : null;
}

/** Connections reserved for everything except orders: menus, logins, payments, health. */
const RESERVED = 4;

/**
 * Number of orders that use the database at the same moment: the pool without the reserve; one on
 * the embedded database, which has one connection.
 */
export const slotsOn = (db: Pick<Database, 'connections'>): number =>
  Math.max(1, (db.connections?.().most ?? 1) - RESERVED);

/**
 * The database for an order that was admitted before: each statement outside of a transaction, and
 * each transaction, runs in a slot.
 */
export const inSlots = (db: Database, queue: OrderQueue): Database => ({
  ...db,
  query: (sql, params) => queue.resume(() => db.query(sql, params)),
  transaction: (work) => queue.resume(() => db.transaction(work)),
});
