import { type Customer, defineExchange } from '@storefront/compositions/story';
import { olderCarts } from './older-carts';

const MENU = '/bella-napoli';

/** Menu → options → cart: the first dish with options, with the first option that can be chosen. */
async function fillCart({ page }: Customer): Promise<void> {
  await page.goto(MENU);
  await page.locator('article a[href*="/extra?"]').first().click();
  await page.locator('main input[type=radio]:not([value=""])').first().check();
  await page.locator('footer button >> nth=-1').click();
  await page.locator('main li [role=spinbutton]').first().waitFor();
}

/** The stored cart in words; an empty one redirects to the menu. A prize has no quantity to change. */
async function readCart({ page }: Customer): Promise<string> {
  await page.goto(`${MENU}/shopping-cart`);
  await page.locator('main li h2, main article').first().waitFor();
  if (!page.url().includes('/shopping-cart')) return 'an empty cart';
  const { names, quantities, total } = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      names: all('main li h2').map(({ textContent }) => textContent ?? ''),
      quantities: all('main li [role=spinbutton]').map(
        (input) => input.getAttribute('aria-valuenow') ?? '',
      ),
      total: (document.querySelector('footer output')?.textContent ?? '').replace(/\D/g, ''),
    };
  }, null);
  if (names.length === 0) return 'an empty cart';
  const lines = names.map((name, index) => `${quantities[index] ?? '?'} × ${name}`);
  return `${lines.join(', ')} for ${total}`;
}

export default defineExchange({
  needs: ['mf-menu', 'mf-pizza-builder'],
  what: 'a cart',
  write: fillCart,
  read: readCart,
  older: olderCarts,
});
