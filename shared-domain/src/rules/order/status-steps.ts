import type { DeliveryType, Order } from '../../contracts';
import {
  isFinalStatus,
  KNOWN_STATUSES,
  knownStatus,
  statusEntry,
  type KnownStatus,
} from './status-table';

/**
 * One stage of an order. `unknown` stands for a stage missing in this build (OPEN-014); `at` is an
 * ISO instant.
 */
export type StatusStep = {
  readonly status: KnownStatus | 'unknown';
  readonly reached: boolean;
  readonly current: boolean;
  readonly at: string | null;
};

const stepsOf = (status: string): readonly DeliveryType[] => statusEntry(status).steps;

const regularSteps = (deliveryType: DeliveryType): KnownStatus[] =>
  KNOWN_STATUSES.filter((status) => stepsOf(status).includes(deliveryType));

/**
 * The regular stages of an order, first to last; only a delivery is dispatched, and CANCELED is
 * none.
 */
export const statusFlow = (deliveryType: DeliveryType): string[] => regularSteps(deliveryType);

const findTime = (order: Order, status: string): string | null =>
  order.history.findLast((change) => change.status === status)?.at ?? null;

const computeRank = (status: string): number =>
  stepsOf(status).length === 0 ? -1 : KNOWN_STATUSES.findIndex((known) => known === status);

/** Index of the furthest listed stage; an order without one counts as created. */
const furthest = (order: Order): number =>
  Math.max(0, computeRank(order.status), ...order.history.map(({ status }) => computeRank(status)));

/** The step of an order with a status outside its regular stages: canceled, or an unknown stage. */
const besideTheWay = (order: Order): StatusStep => ({
  status: knownStatus(order.status),
  reached: true,
  current: true,
  at: findTime(order, order.status),
});

/**
 * The steps of an order for its tracking page: every stage of its delivery type, the earlier ones
 * reached, one current. A canceled order ends after the stages it reached; an unknown status is a
 * neutral step in between, never an error (OPEN-014).
 */
export function statusSteps(order: Order): StatusStep[] {
  const isOnTheWay = computeRank(order.status) >= 0;
  const rank = isOnTheWay ? computeRank(order.status) : furthest(order);
  const steps = regularSteps(order.details.deliveryType).map((status): StatusStep => {
    const reached = KNOWN_STATUSES.indexOf(status) <= rank;
    return { status, reached, current: false, at: reached ? findTime(order, status) : null };
  });
  const behind = steps.filter(({ reached }) => reached);
  const ahead = steps.slice(behind.length);
  if (isOnTheWay)
    return [
      ...behind.map((step, index) => ({ ...step, current: index === behind.length - 1 })),
      ...ahead,
    ];
  return [...behind, besideTheWay(order), ...(isFinalStatus(order.status) ? [] : ahead)];
}
