/** Meters of one degree of latitude, and of one degree of longitude on the equator. */
export const METERS_PER_DEGREE = 111_320;

/** Meters of one degree of longitude at a latitude in degrees. */
export const metersPerDegreeEast = (latitude: number): number =>
  METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
