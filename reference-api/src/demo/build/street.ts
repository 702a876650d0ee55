import type { DemoStreet } from '../demo-restaurant';

type Row = readonly [street: string, cep: string, latitude: number, longitude: number];

/** The streets of one neighbourhood. */
export const streetsOf = (city: string, zone: string, rows: readonly Row[]): DemoStreet[] =>
  rows.map(([street, cep, latitude, longitude]) => ({
    street,
    zone,
    city,
    cep,
    latitude,
    longitude,
  }));
