import type { Page } from '@playwright/test';
import { formatDate } from '@storefront/shared-domain/rules';
import { expect, test } from '../fixtures';
import { reachCheckout, refuseOrders } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';

const HOUR_MS = 3_600_000;
const TEMPLATE = /\/hours-template\/[^/]+\/schedule$/;

/** Settings for scheduled orders as the page is told them; the API keeps its own. */
const schedules = (page: Page, change: Record<string, unknown>, url = 'bella-napoli') =>
  changeRestaurant(page, url, ({ info }) => Object.assign(info['scheduleSettings'] as object, change));

test.use({ locale: 'en-US' });

test.describe('for when the food is wanted', () => {
  test.beforeEach(async ({ store, delivery }) => {
    await store.open();
    await store.addProduct('Carpaccio di Manzo');
    await store.open('bella-napoli', 'delivery');
    await delivery.chooseType('balcony');
    await delivery.fillCustomer();
  });

  test('[DELIVERY-23] [SCHEDULE-01] [SCHEDULE-05] NEXT asks to select an option and goes there; Order Now settles it @desktop', async ({ page, delivery, expectAccessible }) => {
    const question = page.getByRole('radiogroup', { name: 'Select a option' });
    await expect(question.getByRole('radio')).toHaveCount(2);
    await delivery.next();
    await expect(page.getByRole('alert').filter({ hasText: 'Select a option' })).toBeVisible();
    await expect(delivery.when('now')).toBeFocused();
    await expect(question).toHaveAccessibleDescription('Select a option');
    await expectAccessible();
    await delivery.orderNow();
    await delivery.next();
    await expect(page).toHaveURL(/\/payment$/);
    await expect(page.getByRole('region', { name: 'As soon as possible' })).toBeVisible();
  });

  test('[SHELL-20] [SCHEDULE-02] [SCHEDULE-07] [SCHEDULE-08] Schedule Order opens the days and hours; the time is shown, changed and cleared @desktop', async ({ page, delivery, expectAccessible }) => {
    await delivery.when('later').click();
    await expect(page).toHaveURL(/\/delivery\/schedule$/);
    await expect(delivery.hours().first()).toBeVisible();
    await expect(delivery.hours().first()).toHaveAccessibleName(/^Schedule to: \d+:\d\d [AP]M - \d+:\d\d [AP]M$/);
    await expect(delivery.days()).toHaveCount(7);
    await expectAccessible();

    await delivery.days().nth(2).check();
    await delivery.times().getByRole('button', { name: 'CONFIRM' }).click();
    await expect(delivery.times().getByRole('status').filter({ hasText: 'Choose a time first.' })).toBeVisible();
    await expect(delivery.hours().first()).toBeFocused();
    await delivery.hours().nth(3).check();
    const chosen = await delivery.hours().nth(3).inputValue();
    await delivery.confirmTime();
    await expect(delivery.when('later')).toBeFocused();
    const change = page.getByRole('link', { name: 'Change the day and the time' });
    await expect(page.getByRole('region', { name: 'When', exact: true })).toContainText(formatDate(chosen));
    await expectAccessible();

    await change.click();
    await expect(delivery.hours().nth(3)).toBeChecked();
    await delivery.days().nth(4).check();
    await page.keyboard.press('Escape');
    await expect(change).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Choose the day and the time' })).toBeFocused();
    await delivery.next();
    await expect(page.getByRole('alert').filter({ hasText: 'Select the date and hour' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose the day and the time' })).toBeFocused();
  });

  test('[DELIVERY-14] another delivery type asks anew', async ({ page, delivery }) => {
    await delivery.when('later').click();
    await delivery.days().nth(1).check();
    await delivery.hours().first().check();
    await delivery.confirmTime();
    await delivery.chooseType('carTakeout');
    await expect(delivery.when('later')).not.toBeChecked();
    await delivery.next();
    await expect(page.getByRole('alert').filter({ hasText: 'Select a option' })).toBeVisible();
  });

  test('the arrow keys go through the choices without opening anything; Space opens the times', async ({ page, delivery }) => {
    await delivery.when('now').focus();
    await page.keyboard.press('ArrowDown');
    await expect(delivery.when('later')).toBeChecked();
    await expect(delivery.times()).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(delivery.times()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(delivery.when('later')).toBeFocused();
  });

  test('the template that cannot be read is told, nothing is lost, and Retry brings the days', async ({ page, delivery, pageErrors, expectAccessible }) => {
    pageErrors.expect(/hours-template/);
    await page.route(TEMPLATE, (route) => route.fulfill({ status: 500, json: { error: 'no' } }));
    await page.reload();
    await delivery.chooseType('balcony');
    await delivery.fillCustomer({ name: 'Rosa' });
    await delivery.when('later').click();
    await expect(delivery.times()).toContainText('We could not load the times', { timeout: 15_000 });
    await expectAccessible();
    await page.unroute(TEMPLATE);
    await delivery.times().getByRole('button', { name: 'Try again' }).click();
    await expect(delivery.hours().first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Rosa');
  });
});

test('a time that passes while the page stands open is taken back, and another one is asked for', async ({ page, store, delivery, texts }) => {
  await page.clock.install();
  await store.open();
  await store.addProduct('Carpaccio di Manzo');
  await store.open('bella-napoli', 'delivery');
  await delivery.chooseType('balcony');
  await delivery.fillCustomer();
  await delivery.when('later').click();
  await delivery.hours().first().check();
  await delivery.confirmTime();
  await page.clock.setSystemTime(Date.now() + 48 * HOUR_MS);
  await page.keyboard.press('Shift'); // who was away so long is asked first
  const away = page.getByRole('dialog', { name: texts('shell:idle.title') });
  await away.getByRole('button', { name: texts('domain:action.close') }).click();
  await expect(away).toHaveCount(0);
  await delivery.next();
  await expect(page.getByRole('radiogroup', { name: 'Select a option' })).toHaveAccessibleDescription(/no longer available|Select the date and hour/);
  await expect(page.getByRole('link', { name: 'Choose the day and the time' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Marina Alves');
});

test('[SCHEDULE-03] a closed restaurant says so and has its orders scheduled, without Order Now @desktop', async ({ page, store, delivery, expectAccessible }) => {
  await store.open('forno-fechado');
  await store.addProduct('Torta de Maçã');
  await store.open('forno-fechado', 'delivery');
  const section = page.getByRole('region', { name: 'When', exact: true });
  await expect(section).toContainText(/Closed right now\. We open .*\d+:\d\d [AP]M\./);
  await delivery.chooseType('balcony');
  await expect(delivery.when('later')).toBeChecked();
  await expect(delivery.when('now')).toHaveCount(0);
  await expectAccessible();
});

test('a closed restaurant that schedules nothing while closed says so before anything is typed in vain', async ({ page, store, delivery, expectAccessible }) => {
  await schedules(page, { allowSchedulingWhileClosed: false }, 'forno-fechado');
  await store.open('forno-fechado');
  await store.addProduct('Torta de Maçã');
  await store.open('forno-fechado', 'delivery');
  await expect(page.getByRole('region', { name: 'When', exact: true })).toContainText(/Closed right now.*We open .* at \d+:\d\d [AP]M\./s);
  await delivery.chooseType('balcony');
  await delivery.next();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('We are closed right now');
  await expectAccessible();
  await dialog.getByRole('link', { name: 'Back to the menu' }).click();
  await expect(page).toHaveURL(/\/forno-fechado\/?$/);
});

test('[SCHEDULE-06] [SHELL-20] where orders are not scheduled nobody is asked, and the address of the times leads back', async ({ page, store, delivery }) => {
  await store.open('cantina-mesa');
  await store.addProduct('Bruschetta');
  await store.open('cantina-mesa', 'delivery/schedule');
  await expect(page).toHaveURL(/\/delivery$/);
  await delivery.chooseType('table');
  await expect(page.getByRole('radiogroup', { name: 'Select a option' })).toHaveCount(0);
});

test('days without any time say so and lead on', async ({ page, store, delivery, expectAccessible }) => {
  await page.route(TEMPLATE, (route) => route.fulfill({ json: {} }));
  await store.open();
  await store.addProduct('Carpaccio di Manzo');
  await store.open('bella-napoli', 'delivery');
  await delivery.chooseType('balcony');
  await delivery.when('later').click();
  await expect(delivery.times()).toContainText('No times left');
  await expectAccessible();
  await delivery.times().getByRole('button', { name: 'Order Now' }).click();
  await expect(delivery.when('now')).toBeChecked();
});

test.describe('on a device at the other end of the world', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[OPEN-100] the days and hours are those of the restaurant', async ({ page, store, delivery }) => {
    const instant = new Date(`${new Date().toISOString().slice(0, 10)}T23:00:00Z`); // 8 in the evening there, the next morning here
    await page.clock.setFixedTime(instant);
    await store.open();
    await store.addProduct('Carpaccio di Manzo');
    await store.open('bella-napoli', 'delivery');
    await delivery.chooseType('balcony');
    await delivery.when('later').click();
    await expect(delivery.days().first()).toHaveAccessibleName(new RegExp(`^today, .*${formatDate(instant.toISOString(), 'America/Sao_Paulo')}`));
    await expect(delivery.hours().first()).toHaveAccessibleName('Schedule to: 8:30 PM - 9:00 PM'); // twenty minutes to prepare
  });
});

test.describe('at the checkout', () => {
  test('[ERRORS-11] a time the API no longer takes leads back to choose another one, and nothing else is lost', async ({ page, store, cart, delivery, checkout, pageErrors }) => {
    pageErrors.expect(/\/order/);
    await reachCheckout({ store, cart, delivery, checkout });
    await page.getByRole('link', { name: 'Change when you want your order' }).click();
    await delivery.when('later').click();
    await delivery.days().nth(1).check();
    await delivery.hours().first().check();
    await delivery.confirmTime();
    await delivery.next();
    await refuseOrders(page, 422, { error: 'Scheduled time beyond limit or passed', code: 'schedule_passed', path: 'details.scheduleTo' });
    await checkout.choose('pix');
    await checkout.confirmButton().click();
    const told = page.getByRole('alertdialog', { name: 'Error!' });
    await expect(told).toContainText('The scheduled time has already passed');
    await told.getByRole('button', { name: 'Choose another time' }).click();
    await expect(page).toHaveURL(/\/delivery\/schedule$/);
    await delivery.hours().nth(1).check();
    await delivery.confirmTime();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Marina Alves');
    await delivery.next();
    await expect(checkout.heading()).toBeVisible();
  });

  test('[SCHEDULE-15] an order that can only be paid online, and cannot, is made now instead @desktop', async ({ page, store, cart, delivery, checkout, expectAccessible }) => {
    await changeRestaurant(page, 'bella-napoli', ({ info }) => {
      info['online_payment_integrations'] = [];
      Object.assign(info['scheduleSettings'] as object, { onlyWithOnlinePayment: true });
    });
    await reachCheckout({ store, cart, delivery, checkout });
    await page.getByRole('link', { name: 'Change when you want your order' }).click();
    await delivery.when('later').click();
    await delivery.days().nth(1).check();
    await delivery.hours().first().check();
    await delivery.confirmTime();
    await delivery.next();
    await expect(page.getByRole('heading', { name: 'Scheduled orders are paid online' })).toBeVisible();
    await expect(checkout.confirmButton()).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('button', { name: 'Order Now' }).click();
    await expect(await checkout.method('pix')).toBeVisible();
  });
});
