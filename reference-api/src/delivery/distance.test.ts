import fc from 'fast-check';
import { kilometresBetween } from './distance';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('São Paulo to Rio is some 360 km', () => {
  expect(
    kilometresBetween(
      { latitude: -23.5505, longitude: -46.6333 },
      { latitude: -22.9068, longitude: -43.1729 },
    ),
  ).toBeCloseTo(360.7, 0);
});

test('both ways are equally long, nowhere is nothing, and no two places are farther apart than half the earth', () =>
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(kilometresBetween(a, b)).toBe(kilometresBetween(b, a));
      expect(kilometresBetween(a, a)).toBe(0);
      expect(kilometresBetween(a, b)).toBeLessThanOrEqual(20_016);
    }),
  ));
