import { realmRest } from './realm-rest';

let now = 0;
beforeEach(() => (now = 0));

const failing = (rest: ReturnType<typeof realmRest>, restaurant: string, times = 3): void => {
  for (let i = 0; i < times; i += 1) rest.failed(restaurant);
};

test('a restaurant rests for a minute after three failures in a row, the others do not', () => {
  const rest = realmRest(() => now);
  failing(rest, 'a', 2);
  expect(rest.isResting('a')).toBe(false);
  failing(rest, 'a', 1);
  expect([rest.isResting('a'), rest.isResting('b')]).toEqual([true, false]);
  now = 60_000;
  expect(rest.isResting('a')).toBe(false);
  rest.failed('a'); // one attempt per minute
  expect(rest.isResting('a')).toBe(true);
});

test('a render between failures ends the row', () => {
  const rest = realmRest(() => now);
  failing(rest, 'a', 2);
  rest.rendered('a');
  failing(rest, 'a', 2);
  expect(rest.isResting('a')).toBe(false);
});

test('failures that three restaurants share rest all; one or two restaurants never do', () => {
  const rest = realmRest(() => now);
  for (let i = 0; i < 50; i += 1) {
    rest.failed('a');
    rest.failed('b');
  }
  expect(rest.isResting('other')).toBe(false);
  rest.failed('c');
  expect(rest.isResting('other')).toBe(true);
  now = 60_000;
  expect(rest.isResting('other')).toBe(false);
  for (const restaurant of ['a', 'b']) rest.failed(restaurant);
  expect(rest.isResting('other')).toBe(false);
});

test('a render of any restaurant shows that the cause is not the realm', () => {
  const rest = realmRest(() => now);
  for (const restaurant of ['a', 'b']) rest.failed(restaurant);
  rest.rendered('other');
  rest.failed('c');
  expect(rest.isResting('other')).toBe(false);
});

test('records that violate the contract rest their restaurants only, however many', () => {
  const rest = realmRest(() => now);
  for (let i = 0; i < 30; i += 1) rest.failed(`r${i % 10}`, true);
  expect([rest.isResting('r1'), rest.isResting('other')]).toEqual([true, false]);
});

test('a realm that cannot be opened rests for all', () => {
  const rest = realmRest(() => now);
  for (let i = 0; i < 3; i += 1) rest.failedToOpen();
  expect(rest.isResting('any')).toBe(true);
});

test('the table of restaurants is bounded: the oldest failures are forgotten', () => {
  const rest = realmRest(() => now);
  failing(rest, 'first', 3);
  for (let i = 0; i < 1000; i += 1) rest.failed(`r${i}`, true);
  expect(rest.isResting('first')).toBe(false);
});
