import { allSettled } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { ApiError } from '@storefront/shared-domain/http';
import { aClient } from '@storefront/shared-domain/testing';
import { storefront } from '../testing/render-page.test-kit';
import { pagedList, type PageAsked } from './paged-list';

const list = pagedList<string>({ name: 'readFx', size: 2, read: async () => [], keyOf: (item) => item });

async function open(answers: (string[] | Error | Promise<string[]>)[], client: ReturnType<typeof aClient> | null = aClient()) {
  const asked: PageAsked[] = [];
  const handler = async (params: PageAsked) => {
    asked.push(params);
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const scope = await storefront({ client, handlers: [[list.readFx, handler]] });
  await allSettled(list.opened, { scope });
  return { scope, asked, state: () => scope.getState(list.$list) };
}

test('it is read page by page until there is no more', async () => {
  const { scope, asked, state } = await open([['a', 'b'], ['c']]);
  expect(state()).toEqual({ items: ['a', 'b'], page: 1, hasMore: true });
  await allSettled(list.moreAsked, { scope });
  expect(state()).toEqual({ items: ['a', 'b', 'c'], page: 2, hasMore: false });
  await allSettled(list.moreAsked, { scope });
  expect(asked).toEqual([{ restaurantId: 7, clientId: '31', page: 1, size: 2 }, { restaurantId: 7, clientId: '31', page: 2, size: 2 }]);
});

test('what moved on to the next page is not shown twice', async () => {
  const { scope, state } = await open([['b', 'a'], ['a', 'z']]);
  await allSettled(list.moreAsked, { scope });
  expect(state()?.items).toEqual(['b', 'a', 'z']);
});

test('opened again it is read anew', async () => {
  const { scope, state } = await open([['a', 'b'], ['c'], ['new', 'a']]);
  await allSettled(list.moreAsked, { scope });
  await allSettled(list.opened, { scope });
  expect(state()).toEqual({ items: ['new', 'a'], page: 1, hasMore: true });
});

test('a failure is told and leaves what is known; the next try goes on from there', async () => {
  const { scope, state } = await open([['a', 'b'], new ApiError({ kind: 'offline' }), ['c']]);
  await allSettled(list.moreAsked, { scope });
  expect([state()?.items, scope.getState(list.$failure)]).toEqual([['a', 'b'], 'offline']);
  await allSettled(list.moreAsked, { scope });
  expect([state()?.items, scope.getState(list.$failure)]).toEqual([['a', 'b', 'c'], null]);
});

test('nobody reads for a visitor, and a slow answer for whoever was here before is dropped', async () => {
  expect((await open([['a']], null)).asked).toEqual([]);
  let answer = (_: string[]): void => undefined;
  const { scope, state } = await open([['a', 'b'], new Promise((resolve) => { answer = resolve; })]);
  const reading = allSettled(list.moreAsked, { scope });
  const leaving = allSettled(sessionBus.signedOut, { scope });
  answer(['c']);
  await Promise.all([reading, leaving]);
  expect(state()).toBeNull();
});
