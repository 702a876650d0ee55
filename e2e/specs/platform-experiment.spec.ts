import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Experiment } from '@storefront/compositions';
import { createEdge, listen, startGuard } from '@storefront/edge';
import { demo } from '@storefront/demo';
import { createReferenceApi, scaledLimits } from '@storefront/reference-api';
import { changeChannel, type Guarded } from '@storefront/release';
import { type Composed, expect, test as base } from '../support/composed';
import { busy, failedRemote, navigate } from '../support/failed-remote';
import { publishVariant } from '../support/variant';
import { visitorIn } from '../support/visitors';

const LOGIN = '/bella-napoli/login';
const hashOf = (page: Page) => page.evaluate(() => window.__storefront?.composition.hash);

/** The composed storefront with a separate API, and a guard that reads its figures. */
const test = base.extend<{ own: { url: string; guard: () => Promise<Guarded> } }>({
  own: async ({ composed: { store, channel } }, use) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-experiment-'));
    const api = await createReferenceApi({
      dataDir,
      demo: true,
      plugins: [demo],
      limits: scaledLimits(1000),
      trustProxy: 1,
    });
    await api.seed();
    const edge = await listen(createEdge({ store, channel, api: { handle: api.handle } }), 0);
    const guards: { close(): Promise<void> }[] = [];
    const guard = () =>
      new Promise<Guarded>((resolve, reject) => {
        guards.push(
          startGuard({
            store,
            channel,
            read: api.guardFigures,
            everyMs: 100,
            onSwitchedOff: resolve,
            onError: reject,
          }),
        );
      });
    await use({ url: `http://localhost:${edge.port}`, guard });
    for (const running of guards) await running.close();
    await changeChannel(store, channel, { note: 'after a test' }, () => ({ experiments: [] }));
    await edge.close();
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  },
});

/** Half of the customers get another build of mf-account. */
async function startExperiment({ store, channel }: Composed): Promise<Experiment> {
  const build = await publishVariant(store, 'mf-account', {
    file: (name, text) => (name.startsWith('remote.') ? `${text}\n` : null),
  });
  const experiment: Experiment = {
    name: 'login',
    owner: 'account team',
    salt: 'login',
    since: new Date().toISOString(),
    expires: new Date(Date.now() + 3_600_000).toISOString(),
    arms: [
      { name: 'control', share: 5000, ranges: [[0, 5000]], builds: [] },
      { name: 'new', share: 5000, ranges: [[5000, 10_000]], builds: [build] },
    ],
    guard: { maxLoadFailures: 500, maxOrderErrors: 5000, minimum: 5 },
  };
  await changeChannel(store, channel, { note: 'login' }, () => ({ experiments: [experiment] }));
  return experiment;
}

let clients = 0;

/**
 * A page of a visitor in the new arm, in a network of its own; the requests for its builds fail.
 */
async function openInArm(browser: Browser, url: string, experiment: Experiment): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-US',
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.${(clients += 1)}.1` },
  });
  await context.addInitScript(
    (visitor) => localStorage.setItem('storefront.visitor', visitor),
    visitorIn('new', experiment),
  );
  const id = experiment.arms[1]?.builds[0]?.id ?? '';
  await context.route(`**/builds/mf-account/${id}/**`, (route) => route.abort());
  const page = await context.newPage();
  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/api/telemetry') && response.status() === 204,
  );
  await page.goto(url + LOGIN);
  await expect(busy(page)).toHaveCount(0);
  await expect(failedRemote(page)).toHaveCount(0);
  await sent;
  return page;
}

test('[F11] an arm whose build fails is disabled after five loads; all visitors then get control', async ({
  browser,
  composed,
  own,
}) => {
  test.setTimeout(120_000);
  const experiment = await startExperiment(composed);
  const off = own.guard();
  const pages = await Promise.all(
    Array.from({ length: 5 }, () => openInArm(browser, own.url, experiment)),
  );
  const [first] = pages;
  if (!first) throw new Error('five pages are open');
  expect(await hashOf(first)).not.toBe(composed.base);
  expect(await off).toMatchObject({ experiment: 'login', arm: 'new', failed: 5, total: 5 });

  const update = first.waitForResponse('**/channel.json');
  await navigate(first, '/bella-napoli/register');
  await (await update).finished();
  const loadedAnew = first.waitForEvent('load');
  await navigate(first, LOGIN);
  await loadedAnew;
  expect(await hashOf(first)).toBe(composed.base);
  await expect(failedRemote(first)).toHaveCount(0);

  const next = await openInArm(browser, own.url, experiment);
  expect(await hashOf(next)).toBe(composed.base);
  for (const page of [...pages, next]) await page.context().close();
});
