/** One street of the gazetteer; `cep` is the postal code as written in the country. */
export type DemoStreet = {
  street: string;
  zone: string;
  city: string;
  cep: string;
  latitude: number;
  longitude: number;
};

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
