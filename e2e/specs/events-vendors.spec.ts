import { createHash } from 'node:crypto';
import { expect, test } from '../fixtures';
import { freshPhone } from '../support/fresh-phone';
import { giveVendors, IDS, standInForVendors } from '../support/vendors';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const frameOf = 'iframe[src*="vendor-frame"]';

test('[EVENTS-01] [EVENTS-02] [EVENTS-03] [S29] [S33] each vendor gets its events, without cards and names', async ({
  page,
  context,
  store,
  cart,
  delivery,
  checkout,
  texts,
}) => {
  const sent = await standInForVendors(context);
  const addresses: string[] = [];
  const referrers: string[] = [];
  context.on('request', (request) => {
    addresses.push(request.url());
    referrers.push(request.headers()['referer'] ?? '');
  });
  await giveVendors(page);
  await store.open();
  const accept = page.getByRole('button', { name: texts('shell:privacy.accept') });
  await expect(accept).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect([sent.requests, sent.calls('-event')]).toEqual([[], []]);
  await accept.click();
  await expect.poll(() => sent.of('px').length).toBeGreaterThan(0);
  const phone = freshPhone();
  await store.addProduct('Bruschetta al Pomodoro');
  await store.openCart();
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer({ name: 'Canária Segredo', phone });
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
  await expect(page.locator(frameOf)).toHaveCount(0); // S29
  await expect.poll(() => sent.calls('/initiate-checkout-event').length).toBe(1);
  await checkout.choose('pix');
  const uuid = await checkout.placeOrder();
  await expect(page.locator(frameOf)).toHaveCount(1);
  await expect
    .poll(() => sent.of('px').filter((call) => (call as unknown[])[1] === 'Purchase'))
    .toHaveLength(1);

  const pixel = sent.of('px') as [string, string, Record<string, unknown>, { eventID: string }][];
  const tracked = (name: string) => pixel.filter(([, event]) => event === name);
  expect(tracked('AddToCart')).toHaveLength(1);
  expect(tracked('AddToCart')[0]?.[2]).toMatchObject({ currency: 'BRL', value: 28.9 });
  expect(tracked('InitiateCheckout')).toHaveLength(1);
  expect(tracked('Purchase')[0]?.[2]).toMatchObject({ currency: 'BRL', value: 27.45 });
  const person = { ph: hash(`55${phone}`), fn: hash('canária'), ln: hash('segredo') };
  expect(pixel.filter(([call]) => call === 'init').map((call) => call.slice(1))).toContainEqual([
    IDS.fb_pixel_id,
    expect.objectContaining(person),
  ]);
  expect(sent.of('gtm').map((it) => (it as { event?: string }).event)).toEqual(
    expect.arrayContaining(['add_to_cart', 'begin_checkout', 'purchase']),
  );
  const analytics = sent.of('ga') as [string, string, Record<string, unknown>][];
  expect(analytics.filter(([, event]) => event === 'add_to_cart')).toHaveLength(1);
  expect(analytics.filter(([, event]) => event === 'purchase')).toHaveLength(1);

  // the server receives the same events with the same ids
  await expect.poll(() => sent.calls('/purchase-event')).toHaveLength(1);
  const [requested] = sent.calls('/initiate-checkout-event');
  const [bought] = sent.calls('/purchase-event');
  expect([requested?.['eventID'], bought?.['eventID']]).toEqual([
    tracked('InitiateCheckout')[0]?.[3].eventID,
    tracked('Purchase')[0]?.[3].eventID,
  ]);
  expect(bought?.['userData']).toMatchObject({ order: uuid, consent: { version: 1 } });
  expect(analytics.find(([, event]) => event === 'purchase')?.[2]['transaction_id']).toBe(
    bought?.['eventID'],
  );

  await page.reload();
  await expect(page.locator(frameOf)).toHaveCount(1);
  await expect
    .poll(() => (sent.of('ga') as unknown[][]).filter(([, event]) => event === 'page_view').length)
    .toBeGreaterThan(3);
  expect(tracked('Purchase')).toHaveLength(1);
  expect(sent.calls('/purchase-event')).toHaveLength(1);

  // S33: no name, number or key of the order in any address or referrer, nor anywhere at a vendor
  for (const canary of [phone, 'Segredo', encodeURIComponent('Canária')]) {
    expect(addresses.filter((address) => address.includes(canary))).toEqual([]);
    expect(referrers.filter((address) => address.includes(canary))).toEqual([]);
  }
  expect(
    sent.requests.filter(
      (address) => address.includes(uuid) || decodeURIComponent(address).includes('Canária'),
    ),
  ).toEqual([]);
});

test('[SHELL-56] only vendors with an id start; their document has no origin and no access to the storefront', async ({
  page,
  context,
  store,
  texts,
}) => {
  const sent = await standInForVendors(context);
  await giveVendors(page, 'bella-napoli', {
    google_analytics_id: 'G-TEST123456',
    fb_pixel_id: 'no id',
  });
  await store.open();
  await page.getByRole('button', { name: texts('shell:privacy.accept') }).click();
  await expect.poll(() => sent.of('ga').length).toBeGreaterThan(1);
  await expect
    .poll(() => new Set(sent.requests.map((address) => new URL(address).pathname)))
    .toEqual(new Set(['/gtag/js', '/collect']));
  const frame = page.frames().find((one) => one.url().includes('vendor-frame'));
  const seen = await frame?.evaluate(() => {
    const tryIt = (read: () => unknown) => {
      try {
        return typeof read();
      } catch {
        return 'refused';
      }
    };
    return {
      origin: self.origin,
      parent: tryIt(() => window.parent.document),
      storage: localStorage.length,
      path: location.pathname,
    };
  });
  expect(seen).toEqual({
    origin: 'null',
    parent: 'refused',
    storage: 0,
    path: '/api/vendor-frame/',
  });
});
