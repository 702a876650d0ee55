import type { Coordinates } from '@storefront/shared-domain/contracts';
import { queryValue } from '../../platform/http/query-value';
import { refuse, type Refusal } from '../../platform/http/refusal';

const DEGREES = /^[+-]?\d{1,3}(\.\d{1,20})?$/;

function degrees(text: string, most: number): number | null {
  const value = DEGREES.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= most ? value : null;
}

const bad = (path: string): Refusal =>
  refuse(400, `Invalid value: ${path}`, 'invalid_request', { path });

/**
 * The point of `lat` and `lon` of a query, in degrees; a refusal for values outside of the valid
 * range.
 */
export function queryPoint(query: unknown): Coordinates | Refusal {
  const latitude = degrees(queryValue(query, 'lat'), 90);
  if (latitude === null) return bad('lat');
  const longitude = degrees(queryValue(query, 'lon'), 180);
  return longitude === null ? bad('lon') : { latitude, longitude };
}
