import type { Coordinates } from '@storefront/shared-domain/contracts';

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points as the crow flies, to 10 metres. */
export function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return Math.round(EARTH_KM * 2 * Math.asin(Math.min(1, Math.sqrt(half))) * 100) / 100;
}
