import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Store, changeChannel, publish } from '@storefront/release';
import { expect, test } from '../support/composed';
import { buildPlainRemote } from '../support/plain-remote';

const COMMAND = path.resolve(import.meta.dirname, '../../scripts/storefront.mjs');
const NAME = 'mf-bulletin';

const adopt = async ({ root }: Store, dist: string): Promise<string> => {
  const words = ['--store', root, 'adopt', dist, '--name', NAME, '--page', 'bulletin=bulletin'];
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...words]);
  return stdout;
};

test('an ordinary remote shows its page and loads its chunks under the policy of the page', async ({
  composed: { store, channel },
  page,
}) => {
  const remote = await buildPlainRemote();
  const report = await adopt(store, remote.dist);
  expect(report).toContain('Not guaranteed for a build of another tool');
  const published = await publish(store, remote.dist).finally(remote.remove);
  await changeChannel(store, channel, { note: 'bulletin' }, () => ({ builds: [published] }));

  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/${NAME}/`)) scripts.push(path.basename(request.url()));
  });
  await expect(async () => {
    await page.goto('/bella-napoli/bulletin');
    await expect(page.getByRole('heading', { level: 1, name: /Bulletin/ })).toBeVisible();
  }, 'the edge serves the new revision').toPass({ timeout: 20_000 });
  await expect(page.locator('main')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.getByRole('button', { name: 'Read on' }).click();
  await expect(page.getByText('Fetched on demand')).toBeVisible();
  expect(scripts.filter((name) => /^mf-(?:manifest|stats)/.test(name))).toEqual([]);

  await expect
    .poll(() => page.evaluate(() => Object.keys(globalThis.__FEDERATION__.moduleInfo)))
    .toContainEqual(expect.stringMatching(/^mf_bulletin:2\.1\.0\+/));
});
