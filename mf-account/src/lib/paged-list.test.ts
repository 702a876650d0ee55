import { allSettled } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { ApiError } from '@storefront/shared-domain/http';
import { aClient } from '@storefront/shared-domain/testing';
import { storefront } from '../testing/render-page.test-kit';
import { pagedList, type PageRequested } from './paged-list';

const list = pagedList<string>({
  name: 'readFx',
  size: 2,
  read: async () => [],
  keyOf: (item) => item,
});

async function open(
  answers: (string[] | Error | Promise<string[]>)[],
  client: ReturnType<typeof aClient> | null = aClient(),
) {
  const requested: PageRequested[] = [];
  const handler = async (params: PageRequested) => {
    requested.push(params);
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const scope = await storefront({ client, handlers: [[list.readFx, handler]] });
  await allSettled(list.opened, { scope });
  return { scope, requested, state: () => scope.getState(list.$list) };
}

test('it is read page by page until there is no more', async () => {
  const { scope, requested, state } = await open([['a', 'b'], ['c']]);
  expect(state()).toEqual({ items: ['a', 'b'], page: 1, hasMore: true });
  await allSettled(list.moreRequested, { scope });
  expect(state()).toEqual({ items: ['a', 'b', 'c'], page: 2, hasMore: false });
  await allSettled(list.moreRequested, { scope });
  expect(requested).toEqual(
    [1, 2].map((page) => ({
      restaurantId: 7,
      clientId: '31',
      page,
      size: 2,
      run: requested[0]?.run,
    })),
  );
});

test('what moved on to the next page is not shown twice', async () => {
  const { scope, state } = await open([
    ['b', 'a'],
    ['a', 'z'],
  ]);
  await allSettled(list.moreRequested, { scope });
  expect(state()?.items).toEqual(['b', 'a', 'z']);
});

test('opened again it is read anew', async () => {
  const { scope, state } = await open([['a', 'b'], ['c'], ['new', 'a']]);
  await allSettled(list.moreRequested, { scope });
  await allSettled(list.opened, { scope });
  expect(state()).toEqual({ items: ['new', 'a'], page: 1, hasMore: true });
});

test('a failure is shown and leaves the loaded items; the next attempt goes on from there', async () => {
  const { scope, state } = await open([['a', 'b'], new ApiError({ kind: 'offline' }), ['c']]);
  await allSettled(list.moreRequested, { scope });
  expect([state()?.items, scope.getState(list.$failure)]).toEqual([['a', 'b'], 'offline']);
  await allSettled(list.moreRequested, { scope });
  expect([state()?.items, scope.getState(list.$failure)]).toEqual([['a', 'b', 'c'], null]);
});

test('nothing is read for a visitor, and a slow response for the previous customer is dropped', async () => {
  expect((await open([['a']], null)).requested).toEqual([]);
  let answer = (_: string[]): void => undefined;
  const { scope, state } = await open([
    ['a', 'b'],
    new Promise((resolve) => {
      answer = resolve;
    }),
  ]);
  const reading = allSettled(list.moreRequested, { scope });
  const leaving = allSettled(sessionBus.signedOut, { scope });
  answer(['c']);
  await Promise.all([reading, leaving]);
  expect(state()).toBeNull();
});

describe('opened again while an answer is still awaited', () => {
  async function openedTwice() {
    let [answer, fail] = [(_: string[]): void => undefined, (_: ApiError): void => undefined];
    const slow = new Promise<string[]>((resolve, reject) => {
      [answer, fail] = [resolve, reject];
    });
    const { scope, state } = await open([['a', 'b'], slow, ['new', 'a']]);
    void allSettled(list.moreRequested, { scope });
    void allSettled(list.opened, { scope });
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    return { scope, state, answer, fail };
  }

  test('it is read anew at once, and the late answer is dropped', async () => {
    const { scope, state, answer } = await openedTwice();
    expect([state(), scope.getState(list.$isReading)]).toEqual([
      { items: ['new', 'a'], page: 1, hasMore: true },
      false,
    ]);
    answer(['c']);
    await allSettled(scope);
    expect(state()?.items).toEqual(['new', 'a']);
  });

  test('a late failure is dropped', async () => {
    const { scope, fail } = await openedTwice();
    fail(new ApiError({ kind: 'offline' }));
    await allSettled(scope);
    expect(scope.getState(list.$failure)).toBeNull();
  });
});
