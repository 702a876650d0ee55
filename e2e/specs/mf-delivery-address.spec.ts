import { expect, test } from '../fixtures';
import { openDelivery } from '../support/at-address';

const FEES = '**/api/restaurant/deliveryfees';

test('[OPEN-050] [DELIVERY-12] [DELIVERY-14] a reload restores type and address, but no removed address', async ({
  page,
  delivery,
  texts,
}) => {
  const row = page.getByRole('region', { name: texts('mf-delivery:address.title') });
  const footer = page.getByRole('contentinfo');
  await openDelivery(page, { type: null });
  await delivery.chooseType('delivery');
  await delivery.confirmAddress({
    city: 'São Paulo',
    street: 'Rua Harmonia',
    number: '120',
    zone: 'Pinheiros',
  });
  await expect(footer).toContainText('R$58,80');
  await delivery.chooseType('balcony');
  await expect(footer).toContainText(texts('domain:totals.free'));
  await expect(footer).not.toContainText('R$5,90');
  const requested = page.waitForRequest(/\/restaurant\/deliveryfees$/);
  await delivery.chooseType('delivery');
  await requested;
  await expect(footer).toContainText('R$58,80');

  const answer = { found: true, delivery: true, deliveryFee: 7.5, deliveryFeeID: 'zona-pinheiros' };
  await page.route(FEES, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: answer }) : route.fallback(),
  );
  await page.reload();
  await expect(delivery.type('delivery')).toBeChecked();
  await expect(row).toContainText('Rua Harmonia, 120');
  await expect(row).toContainText(texts('mf-delivery:address.fee', { value: 'R$7,50' }));
  await row.getByRole('button', { name: texts('mf-delivery:address.remove') }).click();
  await expect(row.getByRole('button', { name: texts('mf-delivery:address.add') })).toBeFocused();
  await page.reload();
  await expect(row).toContainText(texts('mf-delivery:address.none'));
});
