import { ARMS_HEADER, STAMP_HEADER, VISITOR_HEADER } from '../contracts';
import type { Visit } from './ports';

/**
 * Headers that count an order for the arms of its visitor; forced arms and overrides are not
 * counted.
 */
export function visitHeaders(visit: Visit | null): Readonly<Record<string, string>> {
  if (visit === null || visit.id === null) return {};
  const counted = visit.arms
    .filter(({ how }) => how === 'assigned')
    .map(({ experiment, arm }) => `${experiment}=${arm}`);
  return {
    [VISITOR_HEADER]: visit.id,
    ...(counted.length > 0 && { [ARMS_HEADER]: counted.join(',') }),
    ...(visit.stamp !== undefined && { [STAMP_HEADER]: visit.stamp }),
  };
}
