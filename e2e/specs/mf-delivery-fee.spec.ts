import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { CartPage } from '../pages/cart';
import { Store } from '../pages/store';
import { openDelivery } from '../support/at-address';

const BOARD = 'Tábua de Antepasto'; // 79.90
const CARPACCIO = 'Carpaccio di Manzo'; // 52.90
const PINHEIROS = {
  city: 'São Paulo',
  street: 'Rua dos Pinheiros',
  number: '120',
  zone: 'Pinheiros',
}; // 5.90

test('[DELIVERY-65] [DOMAIN-079] [OPEN-057] [OPEN-058] the discount follows the cart that another tab fills', async ({
  page,
  context,
  texts,
  delivery,
  checkout,
}) => {
  const footer: Locator = page.getByRole('contentinfo');
  const label = {
    fee: texts('domain:totals.delivery-fee'),
    discount: texts('domain:totals.fee-discount'),
    flat: texts('domain:totals.flat-fee'),
    was: texts('domain:totals.was'),
    total: texts('domain:totals.total'),
  };
  const amounts = (...parts: readonly string[]): RegExp =>
    new RegExp(parts.map((part) => part.replaceAll('$', '\\$')).join('\\s*'), 'i');
  /** Thresholds of the restaurant: 3.00 from 80, half from 140, a flat 1.90 from 220. */
  const steps = [
    amounts(label.fee, label.discount, label.was, 'R$5,90', 'R$2,90', label.total, 'R$135,70'),
    amounts(label.fee, label.discount, label.was, 'R$5,90', 'R$2,95', label.total, 'R$188,65'),
    amounts(label.fee, label.flat, label.was, 'R$5,90', 'R$1,90', label.total, 'R$240,50'),
  ];
  await openDelivery(page, { products: [BOARD] });
  await delivery.confirmAddress(PINHEIROS);
  await expect(footer).toContainText(amounts(label.fee, 'R$5,90', label.total, 'R$85,80'));

  const other: Page = await context.newPage();
  const [otherStore, otherCart] = [new Store(other, texts), new CartPage(other, texts)];
  await otherStore.open();
  await otherStore.addProduct(CARPACCIO);
  await otherStore.openCart();
  for (const [index, shown] of steps.entries()) {
    if (index > 0) await otherCart.more(CARPACCIO).click();
    await expect(otherCart.quantity(CARPACCIO)).toHaveValue(String(index + 1));
    await expect(footer).toContainText(shown);
  }
  await page.bringToFront();
  await page.getByRole('button', { name: texts('mf-delivery:address.edit-label') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    amounts(
      'R$238,60',
      label.fee,
      label.flat,
      label.was,
      'R$5,90',
      'R$1,90',
      label.total,
      'R$240,50',
    ),
  );
  await dialog
    .getByRole('button', { name: texts('mf-delivery:address-form.confirm'), exact: true })
    .click();
  await expect(dialog).toHaveCount(0);
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
  await expect(page.locator('body')).toContainText(
    amounts(
      'R$238,60',
      label.fee,
      label.flat,
      label.was,
      'R$5,90',
      'R$1,90',
      texts('domain:totals.total-payable'),
      'R$240,50',
    ),
  );
});
