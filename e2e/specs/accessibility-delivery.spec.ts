import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { AT_HARMONIA, openAddressDialog, openDelivery } from '../support/at-address';
import { openWizard } from '../support/at-wizard';
import { changeRestaurant } from '../support/change-restaurant';

const FEES = '**/api/restaurant/deliveryfees';
const DIALOG = 'dialog[open]';

async function answerFee(page: Page, json: object): Promise<void> {
  await page.route(FEES, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json }) : route.fallback(),
  );
}

test('the delivery page is accessible: with violations, days and hours, a chosen time, below the minimum', async ({
  page,
  delivery,
  texts,
  expectAccessible,
}) => {
  await openDelivery(page, { products: ['Cannoli Siciliano'], type: 'balcony' });
  await expect(delivery.heading()).toBeVisible();
  await delivery.next();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expectAccessible('main');
  await delivery.fillCustomer();
  await delivery.when('later').click();
  await expect(delivery.hours().first()).toBeVisible();
  await expectAccessible(DIALOG);
  await delivery.days().nth(1).check();
  await delivery.hours().first().check();
  await delivery.confirmTime();
  await expect(
    page.getByRole('link', { name: texts('mf-delivery:schedule.change-label') }),
  ).toBeVisible();
  await expectAccessible('main');
  await delivery.type('delivery').click();
  await expect(
    page.getByRole('dialog', { name: texts('mf-delivery:min-value.title') }),
  ).toBeVisible();
  await expectAccessible(DIALOG);
});

test('the times are accessible when there are none and when they cannot be read', async ({
  page,
  delivery,
  failures,
  texts,
  expectAccessible,
}) => {
  const TEMPLATE = /\/hours-template\/[^/]+\/schedule$/;
  failures.allow({
    method: 'GET',
    path: '/api/restaurant/:id/hours-template/:template/schedule',
    status: 400,
  });
  await page.route(TEMPLATE, (route) => route.fulfill({ status: 400, json: { error: 'no' } }));
  await openDelivery(page, { type: 'balcony' });
  await delivery.when('later').click();
  await expect(delivery.times()).toContainText(texts('mf-delivery:schedule.failed'));
  await expectAccessible(DIALOG);
  await page.unroute(TEMPLATE);
  await page.route(TEMPLATE, (route) => route.fulfill({ json: {} }));
  await delivery
    .times()
    .getByRole('button', { name: texts('domain:action.retry') })
    .click();
  await expect(delivery.times()).toContainText(texts('mf-delivery:schedule.none'));
  await expectAccessible(DIALOG);
});

test('the dialog of a closed restaurant is accessible', async ({
  page,
  delivery,
  texts,
  expectAccessible,
}) => {
  await changeRestaurant(
    page,
    'forno-fechado',
    ({ info }) =>
      void Object.assign(info['scheduleSettings'] as object, { allowSchedulingWhileClosed: false }),
  );
  await openDelivery(page, {
    restaurant: 'forno-fechado',
    products: ['Torta de Maçã'],
    type: 'balcony',
  });
  await delivery.next();
  await expect(page.getByRole('dialog')).toContainText(texts('mf-delivery:schedule.closed'));
  await expectAccessible(DIALOG);
});

test('[DELIVERY-40] the row of the address is accessible: its fee requested, not found, out of the area', async ({
  page,
  delivery,
  texts,
  expectAccessible,
}) => {
  const row = page.getByRole('region', { name: texts('mf-delivery:address.title') });
  await openDelivery(page);
  await delivery.confirmAddress({
    city: 'São Paulo',
    street: 'Rua Harmonia',
    number: '120',
    zone: 'Pinheiros',
  });
  await page.route(FEES, () => undefined);
  await page.reload();
  await expect(row).toContainText(texts('mf-delivery:address.searching'));
  await expectAccessible('main');
  await page.unroute(FEES);
  await answerFee(page, { found: false, delivery: false, deliveryFee: 0 });
  await page.reload();
  await expect(row).toContainText(texts('mf-delivery:address-form.not-found'));
  await expectAccessible('main');
  await page.unroute(FEES);
  await answerFee(page, { found: true, delivery: false, deliveryFee: 0 });
  await page.reload();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(DIALOG);
});

test.describe('with a known location', () => {
  test.use({ permissions: ['geolocation'], geolocation: AT_HARMONIA });

  test('the form of the address is accessible: its search of streets, its map, its confirmed point', async ({
    page,
    texts,
    expectAccessible,
  }) => {
    const dialog = await openAddressDialog(page, texts, { use_photon: true });
    await dialog
      .getByRole('combobox', { name: texts('mf-delivery:address-form.street') })
      .fill('harmon');
    await expect(dialog.getByRole('option', { name: /^rua harmonia/ })).toBeVisible();
    await expectAccessible(DIALOG);
    await dialog.getByRole('button', { name: texts('mf-delivery:address-form.location') }).click();
    const confirm = dialog.getByRole('button', { name: texts('mf-delivery:point.confirm') });
    await expect(confirm).toBeEnabled();
    await expectAccessible(DIALOG);
    await confirm.click();
    await expect(dialog.getByText(texts('mf-delivery:address-form.location-known'))).toBeVisible();
    await expectAccessible(DIALOG);
  });
});

test('the pages of the wizard are accessible: search, results, map, form, outside the area', async ({
  page,
  wizard,
  texts,
  expectAccessible,
}) => {
  await openWizard({ page, wizard, texts });
  await expectAccessible(DIALOG);
  await wizard.search().fill('berry street 120');
  await expect(wizard.hits().first()).toBeVisible();
  await expectAccessible(DIALOG);
  await wizard.hits().first().click();
  await expect(wizard.button('confirm-location')).toBeEnabled();
  await expectAccessible(DIALOG);
  await wizard.button('confirm-location').click();
  await wizard.field('number').fill('');
  await wizard.field('complement').focus();
  await expectAccessible(DIALOG);
  await wizard.button('back').click();
  await answerFee(page, { found: true, delivery: false, deliveryFee: 0 });
  await wizard.button('confirm-location').click();
  await expect(wizard.heading('out-of-range-address')).toBeVisible();
  await expectAccessible(DIALOG);
});

test('the map after a denied location is accessible', async ({
  page,
  wizard,
  texts,
  expectAccessible,
}) => {
  await openWizard({ page, wizard, texts });
  await wizard.button('location').click();
  await expect(page.getByText(wizard.text('refusal.denied'))).toBeVisible();
  await expectAccessible(DIALOG);
});
