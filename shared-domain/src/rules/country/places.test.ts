import { aRestaurant } from '../../testing';
import { isNumberFirst, restaurantAddress, streetLine } from './places';

test.each([
  ['BR', 'Rua Augusta, 1200'],
  ['US', '1200 Rua Augusta'],
  ['AR', 'Rua Augusta 1200'],
  ['XX', 'Rua Augusta, 1200'],
  ['', 'Rua Augusta, 1200'],
])('[OPEN-099] in the country %p the street line is %p', (country, line) =>
  expect(streetLine('Rua Augusta', '1200', country)).toBe(line),
);

test.each([
  ['US', true],
  ['BR', false],
  ['', false],
])('[OPEN-099] in the country %p the house number is the first part: %p', (country, isFirst) =>
  expect(isNumberFirst(country)).toBe(isFirst),
);

test.each(['XX', ''])(
  '[OPEN-099] a restaurant with the country %p writes its address as in Brazil',
  (country) =>
    expect(restaurantAddress(aRestaurant({ country }))).toBe(
      'Rua Augusta, 1200 - Consolação, São Paulo - SP',
    ),
);
