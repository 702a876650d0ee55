import type { CityPlan } from '../city';
import type { District } from '../ground/districts';

const STEP = 7;

/**
 * The postal code of the next street of a neighbourhood: a code per street where the country has
 * these, else the neighbourhood's.
 */
export type PostalCodes = { next(district: District): string };

/**
 * Codes of eight digits, each used once: the range of the neighbourhood first, then unused ranges.
 */
function byStreet(districts: readonly District[], known: readonly string[]): PostalCodes {
  const given = new Set(known);
  const owned = new Set(districts.flatMap(({ ceps }) => ceps));
  const ranges = new Map(districts.map((it) => [it, { ranges: [...it.ceps], suffix: 3 }]));
  const wider = (from: string): string => {
    let range = Number(from);
    do range += 1;
    while (owned.has(String(range).padStart(5, '0')));
    const free = String(range).padStart(5, '0');
    owned.add(free);
    return free;
  };
  const next = (district: District): string => {
    const state = ranges.get(district);
    if (!state) throw new RangeError(`${district.zone} has no postal codes`);
    if (state.suffix > 899)
      [state.ranges, state.suffix] = [
        state.ranges.length > 1 ? state.ranges.slice(1) : [wider(state.ranges[0] ?? '')],
        3,
      ];
    const code = `${state.ranges[0] ?? ''}-${String(state.suffix).padStart(3, '0')}`;
    state.suffix += STEP;
    if (given.has(code)) return next(district);
    given.add(code);
    return code;
  };
  return { next };
}

export const postalCodes = (
  { country, streets }: CityPlan,
  districts: readonly District[],
): PostalCodes =>
  country === 'BR'
    ? byStreet(
        districts,
        streets.map(({ cep }) => cep),
      )
    : { next: ({ ceps }) => ceps[0] ?? '' };
