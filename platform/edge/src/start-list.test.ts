import type { ReadApi } from './restaurant-head';
import { listedRestaurants, serveStartList } from './start-list';
import { fakeExchange } from './testing/fake-exchange';

const listing =
  (body: unknown, status = 200): ReadApi =>
  async () => ({ status, body });
const namesOf = async (read: ReadApi) => (await listedRestaurants(read)).map(({ url }) => url);
async function pageOf(body: unknown) {
  const { request, response, sent } = fakeExchange();
  const isSent = await serveStartList(listing(body), request, response);
  return { isSent, ...sent, html: sent.body?.toString() ?? '' };
}
const BELLA = {
  url: 'bella-napoli',
  name: 'Bella Napoli',
  description: 'Forno',
  language: 'pt-br',
};

test('the list is read from one address of the API, as rows or in an object', async () => {
  const paths: string[] = [];
  await listedRestaurants(async (path) => {
    paths.push(path);
    return { status: 200, body: [] };
  });
  expect(paths).toEqual(['/restaurants']);
  expect(await listedRestaurants(listing([BELLA]))).toEqual([BELLA]);
  expect(await listedRestaurants(listing({ restaurants: [BELLA] }))).toEqual([BELLA]);
});

test('an API that lists nothing, fails or answers with something else lists none', async () => {
  for (const body of [
    null,
    'text',
    7,
    undefined,
    {},
    { restaurants: 'x' },
    { restaurants: {} },
    [],
  ])
    expect(await namesOf(listing(body))).toEqual([]);
  expect(await namesOf(listing([BELLA], 500))).toEqual([]);
  expect(await namesOf(() => Promise.reject(new Error('down')))).toEqual([]);
});

test('rows without an address are left out; missing texts are empty, a missing name is the address', async () => {
  const rows = [null, 'text', {}, { url: 7 }, { name: 'x' }, { url: 'nua', name: 5 }, BELLA];
  expect(await listedRestaurants(listing(rows))).toEqual([
    { url: 'nua', name: 'nua', description: '', language: '' },
    BELLA,
  ]);
});

test('the page has a link for each, in the language of its description', async () => {
  const { isSent, status, html } = await pageOf([BELLA, { url: 'a b', language: 'x"onclick' }]);
  expect([isSent, status]).toEqual([true, 200]);
  expect(html).toContain(
    '<li lang="pt-br"><a href="/bella-napoli">Bella Napoli<small>Forno</small></a></li>' +
      '<li><a href="/a%20b">a b<small>/a b</small></a></li>',
  );
  expect((await pageOf([{ url: 'a', language: 'pt' }])).html).toContain('<li lang="pt">');
  for (const language of ['pt-br-x', 'x-pt', 'ptbr'])
    expect((await pageOf([{ url: 'a', language }])).html).not.toContain('lang="p');
});

test('texts of a restaurant stay texts', async () => {
  const evil = '"><script>alert(1)</script>';
  const { html } = await pageOf([{ url: evil, name: evil, description: evil, language: evil }]);
  expect(html).not.toMatch(/<script/);
});

test('the page is revalidated, and its policy allows its one style and no script', async () => {
  const { headers, html } = await pageOf([BELLA]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(html).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/);
});

test('without a restaurant there is no page of its own', async () => {
  expect(await pageOf([])).toMatchObject({ isSent: false, status: 0 });
});
