import type { CityPlan, Door } from '../city';
import type { KnownStreet } from '../ground/districts';

/** House numbers from the beginning of a street to its end. */
export type Numbers = { numberFrom: number; numberTo: number };

/** House numbers per metre: 1, or 0.4 where a number covers two and a half metres. */
const PER_METRE: Record<CityPlan['country'], number> = { BR: 1, PY: 1, US: 0.4 };
/**
 * Numbers of listed streets reach this high, however short they are on the map: such numbers exist
 * in reality.
 */
const KNOWN_AVENUE = 3200;
const KNOWN_STREET = 1400;
/** Below this a street counts from 1. */
const LOW = 1500;

/** Numbers of a street of `metres`; with `from`, continuing another stretch. */
export const plainNumbers = (country: CityPlan['country'], metres: number, from = 1): Numbers => ({
  numberFrom: from,
  numberTo: from + Math.max(20, Math.round(metres * PER_METRE[country])),
});

/**
 * Numbers of a listed street; its restaurant's number is at `share` of its length where the street
 * passes it.
 */
export function knownNumbers(
  country: CityPlan['country'],
  metres: number,
  street: KnownStreet,
  isAvenue: boolean,
  door: (Door & { share: number }) | null,
): Numbers {
  if (door && street.street === door.street) {
    const share = Math.min(0.9, Math.max(0.1, door.share));
    const numberFrom =
      door.number < LOW
        ? 1
        : Math.max(1, Math.round(door.number - share * metres * PER_METRE[country]));
    return { numberFrom, numberTo: numberFrom + Math.round((door.number - numberFrom) / share) };
  }
  return {
    numberFrom: 1,
    numberTo: Math.max(
      isAvenue ? KNOWN_AVENUE : KNOWN_STREET,
      plainNumbers(country, metres).numberTo,
    ),
  };
}
