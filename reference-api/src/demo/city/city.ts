import type { DemoStreet } from '../demo-restaurant';

/** [longitude, latitude] in degrees, six decimals. */
export type Position = readonly [longitude: number, latitude: number];

/** What a map draws a street as. */
export type StreetKind = 'avenue' | 'street' | 'lane';

/** One street of one neighbourhood; `line` runs from the lowest number to the highest. */
export type CityStreet = {
  street: string;
  zone: string;
  city: string;
  uf: string;
  cep: string;
  numberFrom: number;
  numberTo: number;
  kind: StreetKind;
  line: Position[];
};

/** What lies under the streets; `ring` is closed. `name` is '' for what has none. */
export type CityGround = {
  kind: 'zone' | 'park' | 'water' | 'square';
  name: string;
  ring: Position[];
};

/** South, west, north and east in degrees. */
export type Bounds = { south: number; west: number; north: number; east: number };

/** A part of the world with all that is known of it. */
export type City = { id: string; bounds: Bounds; streets: CityStreet[]; grounds: CityGround[] };

/**
 * A neighbourhood of which only the middle is given; `cep` is the beginning of its postal codes, or
 * the whole ZIP code.
 */
export type DistrictPlan = {
  zone: string;
  city: string;
  uf: string;
  cep: string;
  latitude: number;
  longitude: number;
};

/**
 * Water along a line, `width` metres wide; with `drive`, a road of that name runs along both banks.
 */
type RiverPlan = { name: string; width: number; drive: string; line: Position[] };

/** Ground given by hand: a lake, a bay, a park. */
type GroundPlan = { kind: 'park' | 'water'; name: string; ring: Position[] };

/** Where a restaurant is: its own street passes it, with its number there. */
export type Door = { street: string; number: number; latitude: number; longitude: number };

/** What a city is made from: the known streets, and what is known of the ground. */
export type CityPlan = {
  id: string;
  country: 'BR' | 'PY' | 'US';
  bounds: Bounds;
  /** Streets known by name; their state by city. */
  streets: DemoStreet[];
  states: Record<string, string>;
  /** The map is densest here. */
  door: Door;
  /** Neighbourhoods beside those of the known streets. */
  districts: DistrictPlan[];
  rivers: RiverPlan[];
  grounds: GroundPlan[];
  /** Roads over water, from bank to bank. */
  bridges: { name: string; line: Position[] }[];
  /** How much farther apart than usual streets lie: 1 is as usual. */
  room: number;
  /** How far streets swing from straight, in metres. */
  swing: number;
};
