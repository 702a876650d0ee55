import { METERS_PER_DEGREE, metersPerDegreeEast } from './meters-per-degree';

test.each([
  { latitude: 0, share: 1 },
  { latitude: 60, share: 0.5 },
  { latitude: -60, share: 0.5 },
  { latitude: 90, share: 0 },
])('a degree of longitude at latitude $latitude is $share of one of latitude', (row) =>
  expect(metersPerDegreeEast(row.latitude) / METERS_PER_DEGREE).toBeCloseTo(row.share, 10),
);

test('360 degrees are the length of the equator, to a thousandth', () =>
  expect((METERS_PER_DEGREE * 360) / 40_075_017).toBeCloseTo(1, 3));
