import { expect, test } from '../fixtures';
import { openTablet } from '../support/plant-tablet';
import { Tablet } from '../support/tablet';

/* Each screen and state of the tablet and of a table is scanned once. */
const PLAIN = 'Tábua de Antepasto';

test.slow(); // axe reads a whole menu
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

test('[TABLE-13] menu, empty search, cart, saved note, refused and placed order of a tablet are accessible', async ({
  page,
  store,
  texts,
  api,
  failures,
  cart: cartPage,
  expectAccessible,
}) => {
  const tablet = new Tablet(page, texts);
  await openTablet(page, api, '3');
  await expect(store.card(PLAIN)).toBeVisible();
  await expectAccessible('main');
  await store.search('xyzxyz');
  await expect(page.getByRole('button', { name: texts('mf-menu:search.show-all') })).toBeVisible();
  await expectAccessible('main');
  await store.addProduct(PLAIN);
  const cart = await tablet.openCart();
  await expectAccessible('dialog[open]');
  await cart
    .getByRole('button', { name: texts('mf-cart:line.add-notes-to', { name: PLAIN }) })
    .click();
  const note = page.getByRole('dialog', { name: texts('mf-cart:notes.title', { name: PLAIN }) });
  await expect(note).toBeVisible();
  await expectAccessible('dialog[open]');
  await note.getByRole('textbox').fill('Sem azeitonas');
  await note.getByRole('button', { name: texts('mf-cart:notes.save') }).click();
  await expect(note).toBeHidden();
  await expect(cart).toContainText('Sem azeitonas');
  // The page requests the order every two seconds until it is sent again.
  failures.allow(
    { method: 'POST', path: '/api/restaurant/404/order/table', status: 500 },
    { method: 'GET', path: '/api/order/uuid/:uuid', status: 404, times: Infinity },
  );
  await page.route(
    '**/order/table',
    (route) => route.fulfill({ status: 500, json: { error: 'boom' } }),
    { times: 1 },
  );
  await cartPage.sendToKitchen();
  const failed = page.getByRole('alertdialog');
  await expect(failed).toBeVisible();
  await expectAccessible('[role="alertdialog"]');
  await failed.getByRole('button').last().click();
  await cartPage.sendToKitchen();
  await expect(page.getByRole('dialog', { name: texts('domain:order.placed') })).toBeVisible();
  await expectAccessible('dialog[open]');
});

test('the scan is accessible, without a camera and with a refused code', async ({
  page,
  texts,
  failures,
  expectAccessible,
}) => {
  failures.allow({ method: 'GET', path: '/api/restaurant/404/table-link', status: 404 });
  await page.addInitScript(() => {
    delete (window as { BarcodeDetector?: unknown }).BarcodeDetector;
  });
  const tablet = new Tablet(page, texts);
  await tablet.openScan();
  await expect(page.getByText(texts('mf-menu:scan.problem.unsupported'))).toBeVisible();
  await tablet.submitCode('seven');
  await expect(page.getByText(texts('mf-menu:scan.refused.wrong'))).toBeVisible();
  await expectAccessible('main');
});

test('an unavailable menu, and a tablet without a table with its cart, are accessible', async ({
  page,
  store,
  texts,
  expectAccessible,
}) => {
  await store.open('loja-bloqueada', 'tablet');
  await expect(
    page.getByRole('heading', { level: 1, name: texts('mf-menu:menu.unavailable') }),
  ).toBeVisible();
  await expectAccessible('main');
  await store.open('cantina-mesa', 'tablet');
  await store.addProduct(PLAIN);
  await new Tablet(page, texts).openCart();
  await expectAccessible('dialog[open]');
});
