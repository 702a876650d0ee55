import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Store, changeChannel, publish, servedBuilds } from '@storefront/release';
import { buildNewsRemote } from '../support/news-remote';
import { expect, test } from '../support/rendering-edge';

const COMMAND = path.resolve(import.meta.dirname, '../../scripts/storefront.mjs');
const TITLE = 'Página News';

const storefront = async ({ root }: Store, ...words: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...[COMMAND, '--store', root],
    ...words,
  ]);
  return stdout;
};

const idsOf = async (store: Store, channel: string): Promise<Record<string, string>> =>
  Object.fromEntries((await servedBuilds(store, channel)).map(({ name, id }) => [name, id]));

test('a new remote is published, shown and rolled back beside builds that do not change', async ({
  rendering: { store, channel },
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const before = await idsOf(store, channel);
  const news = await buildNewsRemote();
  const published = await publish(store, news.dist).finally(news.remove);
  const checked = await storefront(
    ...[store, 'check', channel, '--builds', 'mf-news@latest'],
    ...['--only', 'story', '--stories', 'read-news'],
  );
  expect(checked).toContain('story: ok');
  // `promote` would run the checks of builds again
  await changeChannel(store, channel, { note: 'news' }, () => ({ builds: [published] }));
  const { 'mf-news': added, ...others } = await idsOf(store, channel);
  expect(added).toBeDefined();
  expect(others).toEqual(before);

  await expect(async () => {
    const answer = await request.get('/bella-napoli/news');
    expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${TITLE}</h1>`));
  }, 'the edge renders the page').toPass({ timeout: 20_000 });
  await page.goto('/bella-napoli');
  await expect(page.getByText(TITLE, { exact: true })).toBeVisible();
  await page.goto('/bella-napoli/news');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar mais' }).click();
  await expect(page.getByText('Ela foi construída, verificada e publicada sozinha')).toBeVisible();
  await page.goto('/bella-napoli/news/archive');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/bella-napoli\/news$/);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

  await storefront(store, 'rollback', channel);
  expect(await idsOf(store, channel)).toEqual(before);
  await expect(async () => {
    await page.goto('/bella-napoli/news');
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toHaveCount(0);
  }).toPass({ timeout: 20_000 });
  await page.goto('/bella-napoli');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(TITLE, { exact: true })).toHaveCount(0);
});
