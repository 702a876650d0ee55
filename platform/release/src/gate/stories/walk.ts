import type { Locator, Page } from '../../cli/browser';
import { ACCOUNT, type Restaurant, type StoredDish, freshPhone, storedDish } from './demo-data';
import { isGone } from './expect';
import type { Customer } from './story';

/** The main action of a page is the last button of its footer, independent of its label. */
export const mainAction = ({ page }: Customer): Locator => page.locator('footer button >> nth=-1');

/** Opens a page of a restaurant. */
export const open = async (
  { page, base }: Customer,
  restaurant: Restaurant,
  path = '',
): Promise<void> => void (await page.goto(`${base}/${restaurant}${path && `/${path}`}`));

/** Opens a page with a dish in the stored cart, as on a second visit. */
export async function openWithDish(
  customer: Customer,
  path: string,
  dish: StoredDish,
): Promise<void> {
  const [key, text] = await storedDish(customer.base, dish);
  await customer.page.addInitScript({
    content: `if (sessionStorage.getItem('gate-planted') === null) {
      sessionStorage.setItem('gate-planted', 'yes');
      localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(text)});
    }`,
  });
  await open(customer, dish.restaurant, path);
}

/** Finds a dish, a pizza or a combo by the search of the menu, and opens it. */
export async function openProduct({ page, t }: Customer, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: t('mf-menu:search.label') }).fill(name);
  await page.getByRole('status').filter({ hasText: name }).first().waitFor({ state: 'attached' });
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL(/\/(extra|pizza|pizza-nep)\?/);
}

/** A line of the cart. */
export const cartLine = ({ page }: Customer, name: string): Locator =>
  page
    .locator('main li')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first();

/** Cart → delivery; postpones an invitation to the loyalty program. */
export async function finishCart(customer: Customer): Promise<void> {
  const { page } = customer;
  await mainAction(customer).click();
  await page.waitForURL(/\/(delivery|use-loyalty)$/);
  if (page.url().endsWith('/use-loyalty'))
    await page.locator('dialog[open] footer button >> nth=-1').click();
  await page.locator('input[autocomplete=tel]').waitFor();
}

/** Chooses a way to get the order, and as soon as possible where there is a choice. */
export async function chooseType({ page }: Customer, type: string): Promise<void> {
  await page.locator(`input[type=radio][value=${type}]`).check();
  await page.locator('input[autocomplete=tel]').waitFor();
  const now = page.locator('input[type=radio][value=now]');
  if ((await now.count()) > 0) await now.check();
}

/** Types name and phone, and an email address where there is a field for it. */
export async function fillCustomer({ page }: Customer, phone = freshPhone()): Promise<void> {
  await page.locator('input[autocomplete=name]').fill('Marina Alves');
  await page.locator('input[autocomplete=tel]').fill(phone);
  const email = page.locator('input[autocomplete=email]').first();
  if (await email.isVisible()) await email.fill('marina@demo.example');
}

/** Delivery → checkout. */
export async function toCheckout(customer: Customer): Promise<void> {
  await mainAction(customer).click();
  await customer.page.waitForURL(/\/payment$/);
  await customer.page.locator('main [role=tab], main button[aria-pressed]').first().waitFor();
}

/** Opens the checkout of one bruschetta for immediate pickup. */
export async function openCheckout(customer: Customer): Promise<void> {
  await openWithDish(customer, 'delivery', {
    restaurant: 'bella-napoli',
    name: 'Bruschetta al Pomodoro',
    deliveryType: 'balcony',
  });
  await chooseType(customer, 'balcony');
  await fillCustomer(customer);
  await toCheckout(customer);
}

/** The tile of a payment method, by the key of its name, in the tab of its group. */
export async function methodTile(
  { page, t }: Customer,
  method: 'money' | 'creditCard' | 'pix',
  group: 'online' | 'door',
): Promise<Locator> {
  const tabs = page.locator('main [role=tab]');
  // payment at the door is the last tab
  if ((await tabs.count()) > 0) await (group === 'door' ? tabs.last() : tabs.first()).click();
  return page
    .locator('main button[aria-pressed]')
    .filter({ hasText: t(`domain:payment.method.${method}`) })
    .first();
}

/**
 * The answer of the API that `action` causes. Rejects with the first failure of both; the other one
 * is awaited as well, so that no rejection ends the process.
 */
export async function answerDuring(
  page: Page,
  address: RegExp,
  action: () => Promise<void>,
): Promise<{ json(): Promise<unknown> }> {
  const [answer] = await Promise.all([
    page.waitForResponse(address),
    Promise.resolve().then(action),
  ]);
  return answer;
}

/** Presses the main action of the checkout and returns the uuid of the order. */
export async function sendOrder(customer: Customer): Promise<string> {
  const answer = await answerDuring(customer.page, /\/api\/restaurant\/\d+\/order$/, () =>
    mainAction(customer).click(),
  );
  const { order } = (await answer.json()) as { order: { uuid: string } };
  return order.uuid;
}

/** Sends the order and waits for the page of a placed order. */
export async function placeOrder(customer: Customer): Promise<string> {
  const uuid = await sendOrder(customer);
  await customer.page.waitForURL(/\/payment\/success/);
  await customer.page
    .getByRole('heading', { level: 1, name: customer.t('domain:order.placed') })
    .waitFor();
  return uuid;
}

/** An amount of the totals, by the text of its label. */
export const amountOf = ({ page }: Customer, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .first();

/** Fills the login form that is open, and sends it. */
export async function logIn({ page, t }: Customer): Promise<void> {
  await page.getByRole('textbox', { name: t('mf-account:field.email') }).fill(ACCOUNT.email);
  const secret = page.getByLabel(t('mf-account:field.password'), { exact: true });
  await secret.fill(ACCOUNT.password);
  await secret.press('Enter');
}

/** Logs in by the page of the login, and waits for the page after it. */
export async function logInAt(customer: Customer, returnTo: string): Promise<void> {
  await open(customer, 'bella-napoli', `login?returnTo=${encodeURIComponent(`/${returnTo}`)}`);
  await logIn(customer);
  await customer.page.waitForURL(new RegExp(`/bella-napoli/?${returnTo}$`));
}

/** Waits until no dialog is open. */
export const dialogIsGone = ({ page }: Customer): Promise<void> =>
  isGone(page.locator('dialog[open]'));
