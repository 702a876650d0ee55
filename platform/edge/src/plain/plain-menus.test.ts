import type { PageDocument } from '@storefront/compositions';
import { RenderFailure } from '../render/render-failure';
import { aRenderedBuild } from '../testing/a-rendered-build';
import { createPlainMenus, type PlainMenuRequest } from './plain-menus';

const request = (more: Partial<PlainMenuRequest> = {}): PlainMenuRequest => ({
  page: () => ({ config: { apiBase: '/api' } }) as PageDocument,
  rendered: aRenderedBuild('').rendered,
  restaurantUrl: 'a/b',
  language: 'pt-br',
  revision: '1',
  acceptLanguage: undefined,
  ...more,
});

function menusOf(
  write: (json: string) => Promise<string | null>,
  { status = 200, etag }: { status?: number; etag?: string } = {},
) {
  const plainMenu = jest.fn(({ requestJson }: { requestJson: string }) => write(requestJson));
  const readApi = jest.fn(async () => ({
    status,
    body: { info: { name: 'Bella' } },
    ...(etag === undefined ? {} : { etag }),
  }));
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  return {
    menuOf: createPlainMenus({ realms: { plainMenu }, readApi, log }),
    plainMenu,
    readApi,
    lines,
  };
}

test('a menu is written once for each revision and language, also by concurrent requests', async () => {
  const { menuOf, plainMenu, readApi } = menusOf(async (json) => json);
  const menus = await Promise.all([menuOf(request()), menuOf(request())]);
  await menuOf(request());
  expect(menus[0]).toEqual({
    wire: { info: { name: 'Bella' } },
    language: 'pt-br',
    config: { apiBase: '/api' },
  });
  expect(menus[1]).toBe(menus[0]);
  expect([plainMenu.mock.calls.length, readApi.mock.calls]).toEqual([
    1,
    [['/restaurant/data/v2/a%2Fb']],
  ]);
  await menuOf(request({ revision: '2' }));
  await menuOf(request({ acceptLanguage: 'en' }));
  expect(plainMenu).toHaveBeenCalledTimes(3);
});

test('without a revision nothing is cached', async () => {
  const { menuOf, plainMenu } = menusOf(async (json) => json);
  await menuOf(request({ revision: '' }));
  await menuOf(request({ revision: '' }));
  expect(plainMenu).toHaveBeenCalledTimes(2);
});

test('data of a later revision is not cached under this one, which can return', async () => {
  const later = menusOf(async (json) => json, { etag: '2' });
  expect(await later.menuOf(request())).not.toBeNull();
  await later.menuOf(request());
  expect(later.plainMenu).toHaveBeenCalledTimes(2);
  const same = menusOf(async (json) => json, { etag: '1' });
  await same.menuOf(request());
  await same.menuOf(request());
  expect(same.plainMenu).toHaveBeenCalledTimes(1);
});

test('a failure, an unreadable record and an older shell give no menu, and the next request tries again', async () => {
  const results = [
    Promise.reject(new Error('late')),
    Promise.resolve('null'),
    Promise.resolve(null),
  ];
  const { menuOf, lines } = menusOf((json) => results.shift() ?? Promise.resolve(json));
  for (let i = 0; i < 3; i += 1) await expect(menuOf(request())).resolves.toBeNull();
  await expect(menuOf(request())).resolves.toMatchObject({ language: 'pt-br' });
  expect(lines).toEqual(['The menu of a/b without scripts is not written: Error: late']);
});

test('an API without an answer, or a language that the shell lacks, gives none', async () => {
  const { menuOf, plainMenu } = menusOf(async (json) => json, { status: 500 });
  await expect(menuOf(request())).resolves.toBeNull();
  await expect(menuOf(request({ language: 'fr' }))).resolves.toBeNull();
  expect(plainMenu).not.toHaveBeenCalled();
});

test('a language that the shell lacks is not written', async () => {
  const { menuOf, plainMenu, readApi } = menusOf(async (json) => json);
  await expect(menuOf(request({ language: 'fr' }))).resolves.toBeNull();
  expect([plainMenu.mock.calls, readApi.mock.calls]).toEqual([[], []]);
});

test('the name of a restaurant may be longer than its menu', async () => {
  const { menuOf, lines } = menusOf(async (json) => json);
  const menu = await menuOf(request({ restaurantUrl: 'x'.repeat(2000) }));
  expect([menu === null, lines]).toEqual([false, []]);
});

test('while the composition is not rendered after failures, no line is written for each request', async () => {
  const { menuOf, lines } = menusOf(() =>
    Promise.reject(new RenderFailure('backing-off', 'failed repeatedly')),
  );
  await expect(menuOf(request())).resolves.toBeNull();
  expect(lines).toEqual([]);
});
