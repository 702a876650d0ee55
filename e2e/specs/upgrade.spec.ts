import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures';

interface StoredEntry {
  readonly storage: 'local' | 'session';
  readonly key: string;
  readonly text: string;
}

const ENTRIES = path.resolve(import.meta.dirname, '../upgrade/data/browser.json');
/** Of one customer at Bella Napoli; of other keys this customer has none. */
const KEYS =
  /^(cart|street|number|zone|city|complemento|address_ref)-101$|^(phone|fingerprint|storefront\.visitor)$/;

/** The first value of each key that the earlier revision stored. */
function earlierStorage(): (readonly [key: string, text: string])[] {
  const entries = JSON.parse(readFileSync(ENTRIES, 'utf8')) as readonly StoredEntry[];
  const chosen = entries.filter(({ storage, key }) => storage === 'local' && KEYS.test(key));
  return [...new Map(chosen.reverse().map(({ key, text }) => [key, text] as const))];
}

test('[DOMAIN-053] a browser of an earlier revision: its cart is shown with its total, and is ordered', async ({
  page,
  store,
  cart,
  delivery,
  checkout,
}) => {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('planted') === null)
      for (const [key, text] of entries) localStorage.setItem(key, text);
    sessionStorage.setItem('planted', 'yes');
  }, earlierStorage());
  await store.open('bella-napoli');
  await store.openCart();
  await expect(cart.line('Grande (35 cm, 8 fatias)').first()).toContainText('1/2');
  await expect(cart.line('Combo Família')).toContainText('R$115,60');
  await expect(page.getByRole('contentinfo')).toContainText('R$201,50');
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await checkout.payByMoney('250,00');
  const uuid = await checkout.placeOrder();
  const answer = await page.request.get(`/api/order/uuid/${uuid}`);
  const { details } = (await answer.json()) as { details: object };
  expect(details).toMatchObject({ grandTotal: 201.5 });
});
