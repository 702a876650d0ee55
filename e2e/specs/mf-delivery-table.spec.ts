import { expect, test } from '../fixtures';
import { openDelivery } from '../support/at-address';

test('the dialogs of an order to a table are accessible on the delivery page', async ({
  page,
  delivery,
  texts,
  expectAccessible,
}) => {
  await openDelivery(page, { restaurant: 'cantina-mesa', products: ['Bruschetta'], type: 'table' });
  await delivery.fillCustomer({ table: '7' });
  await page.getByRole('button', { name: texts('mf-delivery:step.confirm-order') }).click();
  const send = page.getByRole('dialog', { name: texts('mf-delivery:table-order.send') });
  await expect(send).toContainText('Bruschetta');
  await expectAccessible('dialog[open]');
  await send.getByRole('button', { name: texts('mf-delivery:table-order.send-now') }).click();
  await expect(page).toHaveURL(/\/delivery\/successfully-order-dialog$/);
  const dialog = page.getByRole('dialog', { name: texts('domain:order.placed') });
  await expect(dialog).toContainText(texts('domain:order.placed-table'));
  await expectAccessible('dialog[open]');
  await dialog.getByRole('button', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/cantina-mesa\/?$/);
});
