/** @jest-environment jsdom */
import { createEvent, createStore, fork, type Scope } from 'effector';
import { REMOTE_CONTRACT, type RemoteDefinition } from '@storefront/shared-domain/remote';
import { $isPageDataShown, $pageData, givePageData, readPageData } from './page-data';

const texts = async () => ({ default: {} });

/** A remote that shows every order with an id, and what it was given. */
function aRemote(overrides: Partial<RemoteDefinition> = {}) {
  const given = createEvent<unknown>();
  const $given = createStore<unknown>(null).on(given, (_, data) => data);
  const $isShown = $given.map((data) => (data as { id?: unknown } | null)?.id !== undefined);
  const remote: RemoteDefinition = {
    name: 'mf-tracking',
    contract: REMOTE_CONTRACT,
    locales: { en: texts, 'pt-br': texts },
    started: createEvent<void>(),
    pageData: { given, $isShown },
    ...overrides,
  };
  return { remote, $given };
}

const pageWith = (data: unknown): Scope =>
  fork({ values: [[$pageData, { remote: 'mf-tracking', data }]] });

test('a remote gets the data of its page, and whether it shows them is known', () => {
  const { remote, $given } = aRemote();
  const scope = pageWith({ id: 1 });
  givePageData(remote, scope);
  expect([scope.getState($given), scope.getState($isPageDataShown)]).toEqual([{ id: 1 }, true]);
});

test.each([
  ['that cannot show it', {}, pageWith({})],
  ['of another page', { name: 'mf-cart' as const }, pageWith({ id: 1 })],
  ['of an earlier build', { pageData: undefined as never }, pageWith({ id: 1 })],
  ['with another declaration', { pageData: { given: 1 } as never }, pageWith({ id: 1 })],
  ['on a page without data', {}, fork()],
])('a remote %s does not show it', (_, overrides, scope) => {
  givePageData(aRemote(overrides).remote, scope);
  expect(scope.getState($isPageDataShown)).toBe(false);
});

test.each([
  ['an order', '{"id":1}', { id: 1 }],
  ['no JSON', '{', null],
  ['nothing', '', null],
])('the page contains %s', (_, text, data) => {
  document.body.innerHTML = '<script type="application/json" id="page-data"></script>';
  document.getElementById('page-data')!.textContent = text;
  expect(readPageData()).toEqual(data);
  document.body.replaceChildren();
  expect(readPageData()).toBeNull();
});
