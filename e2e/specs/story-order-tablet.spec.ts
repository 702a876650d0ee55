import { expect, test } from '../fixtures';
import { openTablet } from '../support/plant-tablet';
import { Tablet } from '../support/tablet';
import { awaitedLater } from '../support/awaited-later';

const PLAIN = 'Tábua de Antepasto';
const WITH_EXTRAS = 'Carbonara';
const DIALOG = 'dialog[open]';

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });
test.slow(); // axe reads a whole menu

test(
  '[TABLE-09] [TABLE-13] [CART-21] [PIZZA-26] an order of a tablet goes to its table and ends at ' +
    'its menu, accessible',
  async ({ page, store, texts, api, extras, cart: cartPage, expectAccessible }) => {
    const tablet = new Tablet(page, texts);
    await openTablet(page, api, '3');
    await expect(store.card(PLAIN)).toBeVisible();
    await expectAccessible('main');
    await store.openProduct(WITH_EXTRAS);
    await expect(
      page.getByRole('link', { name: texts('domain:action.back-to-menu') }),
    ).toHaveAttribute('href', /\/tablet/);
    await extras.addButton().click();
    await expect(page).toHaveURL(/\/tablet$/);
    const cart = tablet.cart();
    await expect(cart.getByRole('heading', { name: WITH_EXTRAS })).toBeVisible();
    await page.keyboard.press('Escape');
    await store.addProduct(PLAIN);
    await tablet.openCart();
    await expectAccessible(DIALOG);
    await cart
      .getByRole('button', { name: texts('mf-cart:line.add-notes-to', { name: PLAIN }) })
      .click();
    const note = page.getByRole('dialog', { name: texts('mf-cart:notes.title', { name: PLAIN }) });
    await expect(note).toBeVisible();
    await expectAccessible(DIALOG);
    await note.getByRole('textbox').fill('Sem azeitonas');
    await note.getByRole('button', { name: texts('mf-cart:notes.save') }).click();
    await expect(note).toBeHidden();
    await expect(cart).toContainText('Sem azeitonas');
    const sent = awaitedLater(page.waitForRequest(/\/restaurant\/404\/order\/table$/));
    await cartPage.sendToKitchen();
    expect((await sent).postDataJSON()).toMatchObject({ details: { isTable: true, table: '3' } });
    const success = page.getByRole('dialog', { name: texts('domain:order.placed') });
    await expect(success).toBeVisible();
    await expectAccessible(DIALOG);
    await success.getByRole('button', { name: texts('domain:action.back-to-menu') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/tablet$/);
    await expect(tablet.cartButton()).toHaveCount(0);
  },
);

test('an idle tablet shows the welcome and requires a tap before it shows a cart', async ({
  page,
  store,
  texts,
  api,
}) => {
  const tablet = new Tablet(page, texts);
  await page.clock.install();
  await openTablet(page, api, '7');
  await store.addProduct(PLAIN);
  await tablet.openCart();
  await page.clock.fastForward(150_000);
  await expect(tablet.cart()).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(tablet.cart()).toHaveCount(0);
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: texts('mf-menu:tablet.title', { restaurant: 'Cantina Mesa Farta' }),
    }),
  ).toBeVisible();
  await expect(page.getByText(texts('mf-menu:tablet.left-cart', { count: 1 }))).toBeVisible();
  await expect(tablet.cartButton()).toHaveCount(0);
  await page.getByRole('button', { name: texts('mf-menu:tablet.start-anew') }).click();
  await expect(store.card(PLAIN)).toBeVisible();
  await expect(tablet.cartButton()).toHaveCount(0);
});
