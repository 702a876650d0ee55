import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildFolder, openStore, publish } from '@storefront/release';
import { findDist } from '../../scripts/lib/build-workspaces';
import { buildPlainHost } from '../support/plain-host';

const HOST = 'https://host.example';
const STORE = 'https://store.example';
const REMOTE = 'mf-cart';

test('an ordinary host loads a published remote through its manifest in the store', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-host-'));
  const store = openStore(folder);
  const { name, id } = await publish(store, findDist(REMOTE), { isCompressed: false });
  const manifest = `${STORE}/builds/${name}/${id}/mf-manifest.json`;
  const host = await buildPlainHost('mf_cart', manifest);
  const fileAt = (url: string): string => path.basename(new URL(url).pathname);
  await page.route(`${HOST}/**`, (route) => {
    const file = fileAt(route.request().url());
    return file === ''
      ? route.fulfill({
          contentType: 'text/html',
          body: '<body><script src="/main.js"></script></body>',
        })
      : route.fulfill({ path: path.join(host.dist, file) });
  });
  const requests: string[] = [];
  await page.route(`${STORE}/builds/${name}/${id}/**`, (route) => {
    const file = fileAt(route.request().url());
    requests.push(file);
    // what a server of a store sends to hosts of other origins
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ path: path.join(buildFolder(store, name, id), file), headers });
  });
  try {
    await page.goto(`${HOST}/`);
    await expect(page.locator('body')).toHaveText(/^mf-cart speaks contract \d+$/);
    // the runtime also preloads what the manifest states of the expose
    expect([...new Set(requests)]).toEqual([
      'mf-manifest.json',
      expect.stringMatching(/^entry\.\w+\.js$/),
      expect.stringMatching(/^remote\.\w+\.js$/),
    ]);
  } finally {
    await host.remove();
    await rm(folder, { recursive: true });
  }
});
