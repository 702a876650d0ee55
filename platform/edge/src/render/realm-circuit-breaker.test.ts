import { realmCircuitBreaker } from './realm-circuit-breaker';

let now = 0;
beforeEach(() => (now = 0));

const failing = (
  breaker: ReturnType<typeof realmCircuitBreaker>,
  restaurant: string,
  times = 3,
): void => {
  for (let i = 0; i < times; i += 1) breaker.failed(restaurant);
};

test('renders for a restaurant are refused for a minute after three failures in a row, the others do not', () => {
  const breaker = realmCircuitBreaker(() => now);
  failing(breaker, 'a', 2);
  expect(breaker.isOpen('a')).toBe(false);
  failing(breaker, 'a', 1);
  expect([breaker.isOpen('a'), breaker.isOpen('b')]).toEqual([true, false]);
  now = 60_000;
  expect(breaker.isOpen('a')).toBe(false);
  breaker.failed('a'); // one attempt per minute
  expect(breaker.isOpen('a')).toBe(true);
});

test('a render between failures ends the row', () => {
  const breaker = realmCircuitBreaker(() => now);
  failing(breaker, 'a', 2);
  breaker.rendered('a');
  failing(breaker, 'a', 2);
  expect(breaker.isOpen('a')).toBe(false);
});

test('failures that three restaurants share breaker all; one or two restaurants never do', () => {
  const breaker = realmCircuitBreaker(() => now);
  for (let i = 0; i < 50; i += 1) {
    breaker.failed('a');
    breaker.failed('b');
  }
  expect(breaker.isOpen('other')).toBe(false);
  breaker.failed('c');
  expect(breaker.isOpen('other')).toBe(true);
  now = 60_000;
  expect(breaker.isOpen('other')).toBe(false);
  for (const restaurant of ['a', 'b']) breaker.failed(restaurant);
  expect(breaker.isOpen('other')).toBe(false);
});

test('a render of any restaurant shows that the cause is not the realm', () => {
  const breaker = realmCircuitBreaker(() => now);
  for (const restaurant of ['a', 'b']) breaker.failed(restaurant);
  breaker.rendered('other');
  breaker.failed('c');
  expect(breaker.isOpen('other')).toBe(false);
});

test('records that violate the contract breaker their restaurants only, however many', () => {
  const breaker = realmCircuitBreaker(() => now);
  for (let i = 0; i < 30; i += 1) breaker.failed(`r${i % 10}`, true);
  expect([breaker.isOpen('r1'), breaker.isOpen('other')]).toEqual([true, false]);
});

test('a realm that cannot be opened refuses renders for all', () => {
  const breaker = realmCircuitBreaker(() => now);
  for (let i = 0; i < 3; i += 1) breaker.failedToOpen();
  expect(breaker.isOpen('any')).toBe(true);
});

test('the table of restaurants is bounded: the oldest failures are forgotten', () => {
  const breaker = realmCircuitBreaker(() => now);
  failing(breaker, 'first', 3);
  for (let i = 0; i < 1000; i += 1) breaker.failed(`r${i}`, true);
  expect(breaker.isOpen('first')).toBe(false);
});
