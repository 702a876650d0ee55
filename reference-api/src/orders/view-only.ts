import { refuse, type Refusal } from '../platform/http/refusal';

/** The requester has the order's uuid, but may not act on the order (`mayAct`). */
export const viewOnly = (): Refusal =>
  refuse(
    403,
    'Only the device that placed the order or its account may do this',
    'order_view_only',
  );
