import type { DemoStreet } from '../build/street';

/** [longitude, latitude] in degrees, six decimals. */
export type Position = readonly [longitude: number, latitude: number];

/** Street types of the map. */
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

/** Ground below the streets; `ring` is closed. `name` is '' for ground without a name. */
export type CityGround = {
  kind: 'zone' | 'park' | 'water' | 'square';
  name: string;
  ring: Position[];
};

/** South, west, north and east in degrees. */
export type Bounds = { south: number; west: number; north: number; east: number };

/** A section of the map with its streets and grounds. */
export type City = { id: string; bounds: Bounds; streets: CityStreet[]; grounds: CityGround[] };

/**
 * A neighbourhood given by its middle alone; `cep` is the beginning of its postal codes, or the
 * whole ZIP code.
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

/** Manually defined ground: a lake, a bay, a park. */
type GroundPlan = { kind: 'park' | 'water'; name: string; ring: Position[] };

/** Position of a restaurant: its own street passes it, with its number there. */
export type Door = { street: string; number: number; latitude: number; longitude: number };

/** Source of a city: the listed streets, and data of the ground. */
export type CityPlan = {
  id: string;
  country: 'BR' | 'PY' | 'US';
  bounds: Bounds;
  /** Streets listed by name; their state by city. */
  streets: DemoStreet[];
  states: Record<string, string>;
  /** The map is densest here. */
  door: Door;
  /** Neighbourhoods besides those of the listed streets. */
  districts: DistrictPlan[];
  rivers: RiverPlan[];
  grounds: GroundPlan[];
  /** Roads over water, from bank to bank. */
  bridges: { name: string; line: Position[] }[];
  /** Factor of the distance between streets: 1 is the default. */
  room: number;
  /** Maximum deviation of streets from a straight line, in metres. */
  swing: number;
};
