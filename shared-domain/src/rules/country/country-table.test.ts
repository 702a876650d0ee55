import { usesMiles } from './country-table';

test.each([
  ['US', true],
  [' us ', true],
  ['BR', false],
  ['GB', false],
  ['', false],
])('[OPEN-099] distances in the country %p are in miles: %p', (country, isShown) =>
  expect(usesMiles(country)).toBe(isShown),
);
