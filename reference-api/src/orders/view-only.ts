import { refuse, type Refusal } from '../platform/http/refusal';

/**
 * The requester has the order's uuid, but may not act on the order (`mayAct`). A 403 would end the
 * session of the requester (DOMAIN-106).
 */
export const viewOnly = (): Refusal =>
  refuse(
    409,
    'Only the device that placed the order or its account may do this',
    'order_view_only',
  );
