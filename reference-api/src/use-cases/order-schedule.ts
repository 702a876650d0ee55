import type {
  OrderDetails,
  RestaurantData,
  ScheduleTemplate,
} from '@storefront/shared-domain/contracts';
import { isNowOffered, isTimeOffered, operationState } from '@storefront/shared-domain/rules';
import { servedZone } from '../restaurants/local-time';
import { paymentOf } from './order-payment';
import type { OrderProblem } from './order-problem';
import { typeOf } from './order-type';

/** What decides of the time of an order. `template` null where the restaurant's own hours count. */
export type ScheduleContext = {
  data: RestaurantData;
  template: ScheduleTemplate | null;
  now: Date;
};

/**
 * An order for now is within the shift of its type (SCHEDULE-04); one that names a time after all
 * is for neither.
 */
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
 * When an order is wanted. A scheduled time must be one that the storefront's rule offers at this
 * moment of the server's clock: a time that passes while the customer pays is gone (ERRORS-11), and
 * one that nobody can read was never offered.
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
  const offer = {
    info: { ...info, timezone: servedZone(info.timezone) },
    hours,
    template,
    type: typeOf(details),
    now,
  };
  if (!isTimeOffered(details.scheduleTo ?? '', offer))
    return { kind: 'schedule-passed', path: 'details.scheduleTo' };
  const isPaidAtDoor = paymentOf(details, info)?.group !== 'online';
  return onlyWithOnlinePayment && isPaidAtDoor
    ? { kind: 'schedule-needs-online-payment', path: 'details.paymentType' }
    : null;
}
