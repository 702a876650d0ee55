import type { Page } from '@playwright/test';
import type { Experiment } from '@storefront/compositions';
import { changeChannel } from '@storefront/release';
import { TelemetryBatch, type TelemetryEvent } from '@storefront/shared-domain/contracts';
import { type Composed, expect, test } from '../support/composed';
import { busy } from '../support/failed-remote';
import { publishVariant } from '../support/variant';
import { visitorIn } from '../support/visitors';

const LOGIN = '/bella-napoli/login';

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
  };
  await changeChannel(store, channel, { note: 'login' }, () => ({ experiments: [experiment] }));
  return experiment;
}

/** Opens pages as a visitor in an arm. Returns their telemetry as it arrives. */
async function visitAs(
  page: Page,
  arm: string,
  experiment: Experiment,
): Promise<{ events(): TelemetryEvent[]; arms(): TelemetryBatch['arms'] }> {
  const batches: TelemetryBatch[] = [];
  await page.addInitScript(
    (visitor) => localStorage.setItem('storefront.visitor', visitor),
    visitorIn(arm, experiment),
  );
  await page.route('**/api/telemetry', (route) => {
    batches.push(TelemetryBatch.parse(route.request().postDataJSON()));
    return route.fulfill({ status: 204 });
  });
  return {
    events: () => batches.flatMap((batch) => batch.events),
    arms: () => batches.at(-1)?.arms ?? [],
  };
}

const countOf = (events: readonly TelemetryEvent[], wanted: TelemetryEvent['kind']): number =>
  events.filter(({ kind }) => kind === wanted).length;

test.afterEach(async ({ composed: { store, channel } }) => {
  await changeChannel(store, channel, { note: 'after a test' }, () => ({ experiments: [] }));
});

test('a visitor in an arm is counted once in a session, when the tested page is there', async ({
  page,
  composed,
}) => {
  const experiment = await startExperiment(composed);
  const sent = await visitAs(page, 'new', experiment);
  await page.goto('/bella-napoli');
  await expect.poll(() => countOf(sent.events(), 'visit')).toBe(1);
  expect(countOf(sent.events(), 'exposed')).toBe(0);
  for (const visits of [2, 3]) {
    await page.goto(LOGIN);
    await expect(busy(page)).toHaveCount(0);
    await expect.poll(() => countOf(sent.events(), 'visit')).toBe(visits);
    await expect
      .poll(() => sent.events().filter(({ kind }) => kind === 'exposed'))
      .toEqual([{ kind: 'exposed', experiment: 'login', arm: 'new' }]);
  }
  expect(sent.arms()).toEqual([{ experiment: 'login', arm: 'new', how: 'assigned' }]);
});
