import { expect, test } from '../fixtures';
import { standInForVendors } from '../support/vendors';
import { awaitedLater } from '../support/awaited-later';

test('[EVENTS-04] [EVENTS-05] [DOMAIN-051] a measuring site requires consent and sends events without names', async ({
  page,
  context,
  store,
  texts,
}) => {
  const sent = await standInForVendors(context);
  // Equal to the page's settings with KEEN_TRACKING=on and METRICS_URL=/api/metric-data.
  await page.route(
    (url) => url.pathname === '/bella-napoli',
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        '"apiBase":"/api"',
        '"apiBase":"/api","keenTracking":true,"services":{"metricsUrl":"/api/metric-data"}',
      );
      await route.fulfill({ response: answer, body: html });
    },
  );
  // The API of the tests does not track: it answers 404.
  await page.route('**/api/keen-tracking', (route) => route.fulfill({ json: {} }));
  await store.open();
  const bar = page.getByRole('region', { name: texts('shell:privacy.title') });
  await expect(bar).toContainText(texts('shell:privacy.own-use'));
  expect([sent.calls('/keen-tracking'), sent.calls('/metric-data')]).toEqual([[], []]);
  const stored = awaitedLater(
    page.waitForResponse((answer) => answer.url().endsWith('/api/keen-tracking')),
  );
  const counted = awaitedLater(
    page.waitForResponse((answer) => answer.url().endsWith('/api/metric-data')),
  );
  await bar.getByRole('button', { name: texts('shell:privacy.accept') }).click();
  await store.addProduct('Bruschetta al Pomodoro');
  expect([(await stored).status(), (await counted).status()]).toEqual([200, 200]);
  const namesOf = (calls: Record<string, unknown>[], list: string, name: string) =>
    calls.flatMap((call) => (call[list] as Record<string, unknown>[]).map((event) => event[name]));
  await expect
    .poll(() => namesOf(sent.calls('/keen-tracking'), 'events', 'name'))
    .toEqual(['page_view', 'add_to_cart']);
  await expect
    .poll(() => namesOf(sent.calls('/metric-data'), 'metricData', 'MetricName'))
    .toEqual(['page_view', 'add_to_cart']);
  const [batch] = sent.calls('/keen-tracking');
  expect(batch).toMatchObject({ user: '', restaurant_id: 101, restaurant_url: 'bella-napoli' });
  expect((batch?.['events'] as unknown[])[0]).toMatchObject({
    name: 'page_view',
    data: { page: 'menu' },
  });
  const [counts] = sent.calls('/metric-data');
  expect(counts).toMatchObject({ namespace: 'storefront' });
  expect((counts?.['metricData'] as unknown[])[0]).toEqual({
    MetricName: 'page_view',
    Unit: 'Count',
    Value: 1,
    Dimensions: [
      { Name: 'Restaurant', Value: 'bella-napoli' },
      { Name: 'Page', Value: 'menu' },
    ],
  });
  expect(sent.requests).toEqual([]);
});
