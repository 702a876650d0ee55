import type { Page } from '@playwright/test';
import type { DeliveryPage } from '../pages/delivery';
import { expect, test } from '../fixtures';
import { openDelivery } from '../support/at-address';
import { openCheckout } from '../support/at-checkout';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ORDER = /\/api\/restaurant\/\d+\/order$/;

/** The device's clock is off by this; what only counts, `performance.now()`, runs as before. */
async function setClock(page: Page, wrongBy: number): Promise<void> {
  await page.addInitScript((ms) => {
    globalThis.Date = new Proxy(Date, {
      construct: (Real, given: unknown[], target) =>
        Reflect.construct(Real, given.length === 0 ? [Real.now() + ms] : given, target) as Date,
      get: (Real, name) =>
        name === 'now' ? () => Real.now() + ms : (Reflect.get(Real, name) as unknown),
    });
  }, wrongBy);
}

for (const minutes of [12, -12])
  test(`a phone ${minutes} minutes off shows how long its pix code is valid`, async ({
    page,
    checkout,
    texts,
  }) => {
    await setClock(page, minutes * MINUTE);
    await openCheckout({ page, checkout });
    await checkout.choose('pixTuna');
    const [answered] = await Promise.all([
      page.waitForResponse((answer) => ORDER.test(new URL(answer.url()).pathname)),
      checkout.confirmButton().click(),
    ]);
    const { details, fingerprint } = answered.request().postDataJSON() as {
      details: { uuid: string };
      fingerprint: string;
    };
    const payment = (await (
      await page.request.get(`/api/order/${details.uuid}/payment`, {
        headers: { 'x-storefront-device': fingerprint },
      })
    ).json()) as { expiresAt: string };
    const face = page.getByText(
      new RegExp(`^${texts('mf-checkout:pix.expires', { time: '' })}\\d`),
    );
    await expect(face).toBeVisible();
    const [shown, now] = await Promise.all([face.textContent(), Date.now()]);
    const [, min, sec] = /(\d+):(\d\d)$/.exec(shown ?? '') ?? [];
    const left = (Date.parse(payment.expiresAt) - now) / 1000;
    expect(Math.abs(Number(min) * 60 + Number(sec) - left)).toBeLessThan(5);
  });

/**
 * The times that a page offers for today and tomorrow, the first two of which may pass meanwhile.
 * Before midnight today has none. Tomorrow is left open.
 */
async function timesOffered(page: Page, delivery: DeliveryPage): Promise<string[]> {
  await openDelivery(page, { products: ['Cannoli Siciliano'], type: 'balcony' });
  await delivery.fillCustomer();
  await delivery.when('later').check();
  if ((await delivery.times().count()) === 0) await page.keyboard.press('Space');
  const offered: string[] = [];
  for (const day of [0, 1]) {
    await delivery.days().nth(day).check();
    const values = await delivery
      .hours()
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
    offered.push(...values);
  }
  return offered;
}

for (const hours of [3, -3])
  test(`a phone ${hours} hours off is offered the times of the restaurant, and its order is placed`, async ({
    page,
    delivery,
    checkout,
  }) => {
    const right = await timesOffered(page, delivery);
    await setClock(page, hours * HOUR);
    const offered = await timesOffered(page, delivery);
    expect(offered.slice(-5)).toEqual(right.slice(-5));
    expect(right.slice(0, 2)).toContain(offered[0]);
    await delivery.hours().nth(1).check();
    await delivery.confirmTime();
    await delivery.next();
    await expect(checkout.heading()).toBeVisible();
    await checkout.choose('pix');
    expect(await checkout.placeOrder()).toMatch(/^[0-9a-f-]{36}$/);
  });
