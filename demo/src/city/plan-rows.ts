import type { DistrictPlan, Position } from './city';

type DistrictRow = readonly [zone: string, cep: string, latitude: number, longitude: number];

/** Neighbourhoods of one city, each by the beginning of its postal codes and its middle. */
export const districtsIn = (
  city: string,
  uf: string,
  rows: readonly DistrictRow[],
): DistrictPlan[] =>
  rows.map(([zone, cep, latitude, longitude]) => ({ zone, city, uf, cep, latitude, longitude }));

/** Alternating longitudes and latitudes as positions. */
export const positions = (...degrees: readonly number[]): Position[] =>
  degrees.flatMap((longitude, index) =>
    index % 2 === 0 ? [[longitude, degrees[index + 1] ?? 0] as const] : [],
  );
