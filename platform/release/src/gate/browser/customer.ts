import type { Page } from '../../cli/browser';

/** A demo restaurant that is open at any hour and sells something with options. */
export const RESTAURANT = 'bella-napoli';

const RESTAURANT_ID = 101;

/** The demo's customer with points; the password is valid only for this account. */
const ACCOUNT = { email: 'cliente@demo.example', password: 'Napoli#2026', loginMode: 'email' };

/** Beginning of the key of a stored login. */
export const STORED_TOKEN = 'token-';

/** Stored session of a logged-in browser: key and text. */
export async function storedSession(base: string): Promise<readonly [key: string, text: string]> {
  const answer = await fetch(`${base}/api/restaurant/${RESTAURANT_ID}/public/client/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  });
  if (!answer.ok) throw new Error(`the demo's customer cannot log in: ${answer.status}`);
  const { token } = (await answer.json()) as { token: string };
  return [`${STORED_TOKEN}${RESTAURANT_ID}`, JSON.stringify({ v: 1, value: token })];
}

/** The main action of a page is the last button of its footer, independent of its label. */
const mainAction = (page: Page) => page.locator('footer button >> nth=-1');
const cartLine = (page: Page) => page.locator('main li [role=spinbutton]').first();

/** Menu → options → cart: the first dish with options, with the first option that can be chosen. */
export async function fillCart(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/${RESTAURANT}`);
  await page.locator('article a[href*="/extra?"]').first().click();
  await page.locator('main input[type=radio]:not([value=""])').first().check();
  await mainAction(page).click();
  await cartLine(page).waitFor();
}

/** Opens the stored cart; returns false when it is empty, which redirects to the menu. */
export async function openCart(page: Page, base: string): Promise<boolean> {
  await page.goto(`${base}/${RESTAURANT}/shopping-cart`);
  // a prize is a line without a quantity to change
  await page.locator('main li h2, main article').first().waitFor();
  return page.url().includes('/shopping-cart');
}
