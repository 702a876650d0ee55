import { allSettled, fork, type Scope } from 'effector';
import { $restaurantData, restaurantLoaded } from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import { $sections } from '../../menu/menu.model';
import * as searchIndex from './search-index';
import type { Hit } from '../../menu/hit';
import {
  $hits,
  $isSearchBroken,
  $query,
  findCardsFx,
  queryTyped,
  searchCleared,
  searchEntered,
} from './search.model';

const hit = (key: string): Hit => ({ key, flavors: [] });

jest.mock('./search-index', () => {
  const actual = jest.requireActual<typeof searchIndex>('./search-index');
  return { ...actual, findCards: jest.fn(actual.findCards), warmUp: jest.fn(actual.warmUp) };
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const scopeWith = (answer: (query: string) => Promise<Hit[]>): Scope =>
  fork({
    values: [[$restaurantData, restaurantData()]],
    handlers: [[findCardsFx, ({ query }: { query: string }) => answer(query)]],
  });
const typeInto =
  (scope: Scope) =>
  (text: string): void => {
    void allSettled(queryTyped, { scope, params: text });
  };

test('[MENU-16] a search starts after a debounce of 500 ms, not before', async () => {
  const requested: string[] = [];
  const scope = scopeWith(async (query) => {
    requested.push(query);
    return [hit('product:1')];
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
  expect(scope.getState($hits)).toEqual({ query: 'piz', cards: [hit('product:1')] });
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
  const answers: Array<(hits: Hit[]) => void> = [];
  const scope = scopeWith(() => new Promise((resolve) => answers.push(resolve)));
  const type = typeInto(scope);
  type('pizza');
  await jest.advanceTimersByTimeAsync(500);
  type('pasta');
  await jest.advanceTimersByTimeAsync(500);
  answers[1]!([hit('product:pasta')]);
  answers[0]!([hit('product:pizza')]);
  await jest.advanceTimersByTimeAsync(0);
  expect(scope.getState($hits)).toEqual({ query: 'pasta', cards: [hit('product:pasta')] });
});

test.each(['', '  ', 'a', 'a, b'])(
  'the query "%s" holds no word to search for: the whole menu shows',
  async (text) => {
    const scope = scopeWith(async () => [hit('product:1')]);
    const type = typeInto(scope);
    type('pizza');
    await jest.advanceTimersByTimeAsync(500);
    type(text);
    await jest.advanceTimersByTimeAsync(500);
    expect(scope.getState($hits)).toBeNull();
  },
);

test('clearing shows the whole menu at once, whatever is still under way', async () => {
  const answers: Array<(hits: Hit[]) => void> = [];
  const scope = scopeWith(() => new Promise((resolve) => answers.push(resolve)));
  typeInto(scope)('pizza');
  await jest.advanceTimersByTimeAsync(500);
  void allSettled(searchCleared, { scope });
  answers[0]!([hit('product:pizza')]);
  await jest.advanceTimersByTimeAsync(500);
  expect(scope.getState($hits)).toBeNull();
  expect(scope.getState($query)).toBe('');
});

test('a search that cannot be fetched leaves the menu as it is, and the next typing repeats it', async () => {
  let isBroken = true;
  const scope = scopeWith(async () => {
    if (isBroken) throw new Error('chunk missing');
    return [hit('product:1')];
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
  expect(scope.getState($hits)?.cards).toEqual([hit('product:1')]);
});

test('[MENU-14] the search reads the menu of the restaurant', async () => {
  jest.useRealTimers();
  const scope = fork({ values: [[$restaurantData, restaurantData()]] });
  await allSettled(queryTyped, { scope, params: 'brusch' });
  expect(scope.getState($hits)).toEqual({ query: 'brusch', cards: [hit('product:bruschetta')] });
});

test('the spaces around a query are not searched', async () => {
  const scope = scopeWith(async () => [hit('product:1')]);
  typeInto(scope)('  quatro queijos ');
  await jest.advanceTimersByTimeAsync(500);
  expect(scope.getState($hits)).toEqual({ query: 'quatro queijos', cards: [hit('product:1')] });
});

test('the results stay until those of the next query are there', async () => {
  const answers: Array<(hits: Hit[]) => void> = [];
  const scope = scopeWith(() => new Promise((resolve) => answers.push(resolve)));
  const type = typeInto(scope);
  type('pizza');
  await jest.advanceTimersByTimeAsync(500);
  answers[0]!([hit('product:pizza')]);
  await jest.advanceTimersByTimeAsync(0);
  type('pasta');
  await jest.advanceTimersByTimeAsync(500);
  expect(scope.getState($hits)).toEqual({ query: 'pizza', cards: [hit('product:pizza')] });
  answers[1]!([hit('product:pasta')]);
  await jest.advanceTimersByTimeAsync(0);
  expect(scope.getState($hits)).toEqual({ query: 'pasta', cards: [hit('product:pasta')] });
});

test('text that was cleared within the pause is not searched', async () => {
  const requested: string[] = [];
  const scope = scopeWith(async (query) => {
    requested.push(query);
    return [];
  });
  typeInto(scope)('pizza');
  await jest.advanceTimersByTimeAsync(100);
  void allSettled(searchCleared, { scope });
  await jest.advanceTimersByTimeAsync(1000);
  expect([requested, scope.getState($hits)]).toEqual([[], null]);
});

test('before the menu is loaded a search finds nothing, and then it is repeated', async () => {
  jest.useRealTimers();
  const find = jest.mocked(searchIndex.findCards).mockClear();
  const scope = fork();
  await allSettled(queryTyped, { scope, params: 'brusch' });
  expect([scope.getState($hits), scope.getState($isSearchBroken)]).toEqual([
    { query: 'brusch', cards: [] },
    false,
  ]);
  expect(find).not.toHaveBeenCalled();
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  expect(scope.getState($hits)).toEqual({ query: 'brusch', cards: [hit('product:bruschetta')] });
});

test('the focus of the search box prepares the search of a loaded menu', async () => {
  jest.useRealTimers();
  const warmUp = jest.mocked(searchIndex.warmUp).mockClear();
  const scope = fork();
  await allSettled(searchEntered, { scope });
  expect(warmUp).not.toHaveBeenCalled();
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  await allSettled(searchEntered, { scope });
  expect(warmUp.mock.calls).toEqual([
    [scope.getState($sections), scope.getState($restaurantData)?.menu],
  ]);
});
