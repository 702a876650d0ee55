import type { RestaurantInfo } from '../contracts';
import type { OperationState } from './operation-state';
import type { TableLink } from './table-link';

/** Why a tablet's menu can be looked at and not ordered from. */
export type TabletHindrance = 'closed' | 'no-self-service' | 'no-table';

/** What keeps a tablet from ordering (TABLE-08), the strongest reason first; null when it may. */
export function tabletHindrance(
  info: RestaurantInfo,
  operation: OperationState,
  mode: TableLink['mode'],
): TabletHindrance | null {
  if (mode !== 'delivery') return null;
  if (operation !== 'open') return 'closed';
  return info.table_self_service_enabled ? 'no-table' : 'no-self-service';
}
