import type { Random } from '../../build/seeded-random';
import { searchKey } from '@storefront/reference-api/plugin/geography';
import type { CityPlan, StreetKind } from '../city';
import { english } from './english';
import { portuguese } from './portuguese';
import { spanish } from './spanish';

const NAMES = { BR: portuguese, PY: spanish, US: english } as const satisfies Record<
  CityPlan['country'],
  unknown
>;

/** Generates names that are unique in the neighbourhood; names of listed streets are never used. */
export type NameGiver = {
  street(kind: StreetKind, places: readonly string[]): string;
  green(kind: 'park' | 'square', place: string): string;
};

export function nameGiver(plan: CityPlan, random: Random): NameGiver {
  const { street, green } = NAMES[plan.country];
  const known = new Set(plan.streets.map((it) => searchKey(it.street)));
  const given = new Set<string>();
  const free = (make: () => string, places: readonly string[]): string => {
    for (;;) {
      const name = make();
      const keys = places.map((place) => `${place}/${searchKey(name)}`);
      if (known.has(searchKey(name)) || keys.some((key) => given.has(key))) continue;
      keys.forEach((key) => given.add(key));
      return name;
    }
  };
  return {
    street: (kind, places) => free(() => street(kind, random), places),
    green: (kind, place) => free(() => green(kind, random), [place]),
  };
}
