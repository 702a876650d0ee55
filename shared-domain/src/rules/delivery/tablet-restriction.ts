import type { RestaurantInfo } from '../../contracts';
import type { OperationState } from '../schedule/operation-state';
import type { TableLink } from './table-link';

/** Reasons a tablet's menu can be viewed but not ordered from. */
export type TabletRestriction = 'closed' | 'no-self-service' | 'no-table';

/** The reason a tablet cannot order (TABLE-08), the strongest first; null when it can. */
export function tabletRestriction(
  info: RestaurantInfo,
  operation: OperationState,
  mode: TableLink['mode'],
): TabletRestriction | null {
  if (mode !== 'delivery') return null;
  if (operation !== 'open') return 'closed';
  return info.table_self_service_enabled ? 'no-table' : 'no-self-service';
}
