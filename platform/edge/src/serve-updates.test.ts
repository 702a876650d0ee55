import type { CurrentPage } from './channel-page';
import { revisionOf, serveUpdates, updateOf } from './serve-updates';
import { fakeExchange } from './testing/fake-exchange';

/** A page whose document is that of the menu of any restaurant. */
const page = (revision: number, revoked: readonly string[] = []): CurrentPage => ({
  boot: '',
  worker: '',
  isTested: () => false,
  rendered: () => null,
  ofShell: () => null,
  hasRoute: () => true,
  ownPoliciesUntil: 0,
  document: (path, restaurant) => {
    expect([path, restaurant]).toEqual(['', { language: '', modules: null }]);
    return { config: { channel: 'stable', revision, apiBase: '/api' }, revoked } as never;
  },
});
function answered(current: CurrentPage | null, etag?: string) {
  const { request, response, sent } = fakeExchange(
    etag === undefined ? {} : { 'if-none-match': etag },
  );
  serveUpdates(request, response, current);
  return { ...sent, text: sent.body?.toString() };
}

test('an open page learns the revision and the revoked builds, and nothing else', () => {
  expect(updateOf(page(7, ['b', 'a']))).toEqual({
    channel: 'stable',
    revision: 7,
    revoked: ['b', 'a'],
  });
});

test('the revision is 0 before the first', () => {
  expect([revisionOf(null), revisionOf(page(7))]).toEqual([0, 7]);
});

test('the updates are revalidated on every use: unchanged ones are not sent again', () => {
  const first = answered(page(7, ['a']));
  expect(first).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
    text: '{"channel":"stable","revision":7,"revoked":["a"]}',
  });
  const etag = String(first.headers['etag']);
  const again = answered(page(7, ['a']), etag);
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', 'content-length': 0 });
});

test('a build that was revoked meanwhile is sent at once', () => {
  const etag = String(answered(page(7)).headers['etag']);
  expect(answered(page(7, ['a']), etag).status).toBe(200);
  expect(answered(page(8), etag).status).toBe(200);
});

test('before the first promotion there are none, and that is not stored', () => {
  expect(answered(null)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
});
