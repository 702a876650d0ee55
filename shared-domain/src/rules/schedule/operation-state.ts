import type { RestaurantInfo } from '../../contracts';

/** Whether orders are accepted now, only scheduled, or not at all. */
export type OperationState = 'open' | 'closed' | 'openForSchedule';

/** SHELL-57. Debug mode counts as open. */
export function operationState(info: RestaurantInfo, debug: boolean): OperationState {
  if (debug || !info.is_closed) return 'open';
  const { enable, allowSchedulingWhileClosed } = info.scheduleSettings;
  return enable && allowSchedulingWhileClosed ? 'openForSchedule' : 'closed';
}
