/**
 * Source of an address's point: `kept` is stored from an earlier visit, `suggested` came with the
 * found street, `confirmed` was confirmed by the customer on the map.
 */
export type PointOrigin = 'none' | 'stored' | 'suggested' | 'confirmed';

/** Whether the customer has confirmed the point on the map, now or on an earlier visit. */
export const isPointSure = (origin: PointOrigin): boolean =>
  origin === 'stored' || origin === 'confirmed';

const STALE: Readonly<Record<PointOrigin, readonly string[]>> = {
  none: [],
  stored: ['street', 'number', 'city'],
  suggested: ['street', 'city'],
  confirmed: [],
};

/**
 * Whether the point remains valid after `field` was edited. A point confirmed on the map in this
 * dialog survives every edit.
 */
export const keepsPoint = (origin: PointOrigin, field: string): boolean =>
  !STALE[origin].includes(field);
