/**
 * How an address came by its point: `kept` with an address of an earlier visit, `suggested` with
 * the street that was found, `confirmed` by the customer on the map.
 */
export type PointOrigin = 'none' | 'kept' | 'suggested' | 'confirmed';

/** Whether the customer has said on the map that this is the place, now or on an earlier visit. */
export const isPointSure = (origin: PointOrigin): boolean =>
  origin === 'kept' || origin === 'confirmed';

const STALE: Readonly<Record<PointOrigin, readonly string[]>> = {
  none: [],
  kept: ['street', 'number', 'city'],
  suggested: ['street', 'city'],
  confirmed: [],
};

/**
 * Whether the point still is the address's after a field of it was typed anew. What was said on the
 * map stays until it is taken back.
 */
export const keepsPoint = (origin: PointOrigin, field: string): boolean =>
  !STALE[origin].includes(field);
