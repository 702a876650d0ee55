import type { Customer, Locator } from '@storefront/compositions/story';
import { CheckoutPage } from './checkout';
import { DeliveryPage } from './delivery';
import { ACCOUNT, freshPhone } from './demo';
import { fillLogin } from './login';
import { openWithDish } from './stored-dish';

/* Walks that stories of several remotes begin or end with. */

/** Waits until an element has a text. */
export const shows = (element: Locator, text: string | RegExp): Promise<void> =>
  element.filter({ hasText: text }).first().waitFor();

/** Waits until no dialog is open. */
export const dialogIsGone = ({ page }: Customer): Promise<void> =>
  page.locator('dialog[open]').first().waitFor({ state: 'hidden' });

/** An amount of the totals, by the text of its label. */
export const amountOf = ({ page }: Customer, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .first();

export const deliveryPage = ({ page, t }: Customer): DeliveryPage<Locator> =>
  new DeliveryPage(page, t);

export const checkoutPage = ({ page, t }: Customer): CheckoutPage<Locator> =>
  new CheckoutPage(page, t);

/** Types name and phone, and an email address where there is a field for it. */
export async function fillCustomer(customer: Customer, phone = freshPhone()): Promise<void> {
  await deliveryPage(customer).fillCustomer({ phone });
  const email = customer.page.locator('input[autocomplete=email]').first();
  if (await email.isVisible()) await email.fill('marina@demo.example');
}

/** Delivery → checkout. */
export async function toCheckout(customer: Customer): Promise<void> {
  await deliveryPage(customer).next();
  await customer.page.waitForURL(/\/payment$/);
  await checkoutPage(customer).isReady();
}

/** Opens the checkout of one dish for immediate pickup. */
export async function openCheckout(customer: Customer): Promise<void> {
  await openWithDish(customer.page, 'delivery', {
    restaurant: 'bella-napoli',
    name: 'Bruschetta al Pomodoro',
    deliveryType: 'balcony',
  });
  await deliveryPage(customer).chooseTypeNow('balcony');
  await fillCustomer(customer);
  await toCheckout(customer);
}

/** Chooses cash without change. */
export async function payInCash(customer: Customer): Promise<void> {
  const { page, t } = customer;
  await checkoutPage(customer).choose('money');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('mf-checkout:change.no'), exact: true })
    .click();
  await dialogIsGone(customer);
}

/** Opens the login, which leads on to a page, and logs in as the demo's customer with points. */
export async function logInAt({ page, t }: Customer, returnTo: string): Promise<void> {
  await page.goto(`/bella-napoli/login?returnTo=${encodeURIComponent(`/${returnTo}`)}`);
  await fillLogin(page, t, ACCOUNT.email, ACCOUNT.password);
  await page.waitForURL(new RegExp(`/bella-napoli/?${returnTo}$`));
}
