import { distanceText, metresBetween, minutesFor } from './distance';

const HOME = { latitude: -23.5541, longitude: -46.6905 };

test('[OPEN-053] metres between two places', () => {
  expect(metresBetween(HOME, HOME)).toBe(0);
  expect(metresBetween(HOME, { ...HOME, latitude: HOME.latitude + 0.01 })).toBeCloseTo(1113.2, 1);
  expect(metresBetween(HOME, { ...HOME, longitude: HOME.longitude + 0.01 })).toBeCloseTo(1020.5, 0);
});

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [230, 1],
  [231, 2],
  [3000, 13],
])('%i metres are %i minutes', (metres, minutes) => expect(minutesFor(metres)).toBe(minutes));

test.each([
  [12, 'pt-br', 'BR', '50 m'],
  [430, 'pt-br', 'BR', '450 m'],
  [1240, 'pt-br', 'BR', '1,2 km'],
  [1240, 'en', 'US', '0.8 mi'],
  [20, 'en', 'US', '0.1 mi'],
  [2000, 'es', 'AR', '2 km'],
] as const)('%i metres are shown in %s of %s as %s', (metres, language, country, text) =>
  expect(distanceText(metres, language, country).replace(/\s/g, ' ')).toBe(text),
);
