import { allSettled, fork, type Scope } from 'effector';
import { $restaurantData } from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import {
  $hits,
  $isSearchBroken,
  $query,
  findCardsFx,
  queryTyped,
  searchCleared,
} from './search.model';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const scopeWith = (answer: (query: string) => Promise<string[]>): Scope =>
  fork({
    values: [[$restaurantData, restaurantData()]],
    handlers: [[findCardsFx, ({ query }: { query: string }) => answer(query)]],
  });
const typeInto =
  (scope: Scope) =>
  (text: string): void => {
    void allSettled(queryTyped, { scope, params: text });
  };

test('[MENU-16] a search starts when the typing has rested for 500 ms, not before', async () => {
  const requested: string[] = [];
  const scope = scopeWith(async (query) => {
    requested.push(query);
    return ['product:1'];
  });
  const type = typeInto(scope);
  type('p');
  type('pi');
  await jest.advanceTimersByTimeAsync(499);
  type('piz');
  await jest.advanceTimersByTimeAsync(499);
  expect(requested).toEqual([]);
  expect(scope.getState($query)).toBe('piz');
  await jest.advanceTimersByTimeAsync(1);
  expect(requested).toEqual(['piz']);
  expect(scope.getState($hits)).toEqual({ query: 'piz', keys: ['product:1'] });
});

test('the same text typed again within the pause waits anew', async () => {
  const requested: string[] = [];
  const scope = scopeWith(async (query) => {
    requested.push(query);
    return [];
  });
  const type = typeInto(scope);
  type('pizza');
  await jest.advanceTimersByTimeAsync(300);
  type('pizzas');
  type('pizza');
  await jest.advanceTimersByTimeAsync(300);
  expect(requested).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(requested).toEqual(['pizza']);
});

test('a slow answer for an older query never replaces the newer one', async () => {
  const answers: Array<(keys: string[]) => void> = [];
  const scope = scopeWith(() => new Promise((resolve) => answers.push(resolve)));
  const type = typeInto(scope);
  type('pizza');
  await jest.advanceTimersByTimeAsync(500);
  type('pasta');
  await jest.advanceTimersByTimeAsync(500);
  answers[1]!(['product:pasta']);
  answers[0]!(['product:pizza']);
  await jest.advanceTimersByTimeAsync(0);
  expect(scope.getState($hits)).toEqual({ query: 'pasta', keys: ['product:pasta'] });
});

test.each(['', '  ', 'a', 'a, b'])(
  'the query "%s" holds no word to search for: the whole menu shows',
  async (text) => {
    const scope = scopeWith(async () => ['product:1']);
    const type = typeInto(scope);
    type('pizza');
    await jest.advanceTimersByTimeAsync(500);
    type(text);
    await jest.advanceTimersByTimeAsync(500);
    expect(scope.getState($hits)).toBeNull();
  },
);

test('clearing shows the whole menu at once, whatever is still under way', async () => {
  const answers: Array<(keys: string[]) => void> = [];
  const scope = scopeWith(() => new Promise((resolve) => answers.push(resolve)));
  typeInto(scope)('pizza');
  await jest.advanceTimersByTimeAsync(500);
  void allSettled(searchCleared, { scope });
  answers[0]!(['product:pizza']);
  await jest.advanceTimersByTimeAsync(500);
  expect(scope.getState($hits)).toBeNull();
  expect(scope.getState($query)).toBe('');
});

test('a search that cannot be fetched leaves the menu as it is, and the next typing repeats it', async () => {
  let isBroken = true;
  const scope = scopeWith(async () => {
    if (isBroken) throw new Error('chunk missing');
    return ['product:1'];
  });
  const type = typeInto(scope);
  type('pizza');
  await jest.advanceTimersByTimeAsync(500);
  expect(scope.getState($hits)).toBeNull();
  expect(scope.getState($isSearchBroken)).toBe(true);
  isBroken = false;
  type('pizzas');
  await jest.advanceTimersByTimeAsync(500);
  expect(scope.getState($isSearchBroken)).toBe(false);
  expect(scope.getState($hits)?.keys).toEqual(['product:1']);
});

test('[MENU-14] the search reads the menu of the restaurant', async () => {
  jest.useRealTimers();
  const scope = fork({ values: [[$restaurantData, restaurantData()]] });
  await allSettled(queryTyped, { scope, params: 'brusch' });
  expect(scope.getState($hits)).toEqual({ query: 'brusch', keys: ['product:bruschetta'] });
});
