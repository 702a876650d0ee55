import type { WirePizzas } from '@storefront/reference-api/plugin/restaurants';
import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';
import { freshPhone } from '../support/fresh-phone';
import { smallMenu } from '../support/small-menu';
import { Transcript } from '../support/transcript';

const STARTER = 'Burrata com Pesto';
const PIZZA = 'Grande (35 cm, 8 fatias)';

/** Two categories of three flavors: a transcript that a person can read. */
const fewFlavors = ({ flavorCategories }: WirePizzas) =>
  flavorCategories
    .slice(0, 2)
    .map((category) => ({ ...category, flavors: category.flavors.slice(0, 3) }));

test('what a screen reader reads and announces from the pizza to the tracked order', async ({
  page,
  store,
  pizza,
  extras,
  cart,
  delivery,
  checkout,
  advance,
  texts,
}) => {
  const transcript = await Transcript.of(page);
  const compare = async (name: string, part?: string): Promise<void> =>
    expect.soft(await transcript.screen(part)).toMatchSnapshot(`${name}.txt`);
  await changeRestaurant(page, 'bella-napoli', (wire) => {
    smallMenu(wire);
    // one of them is chosen at random
    wire.info['partner_links'] = (wire.info['partner_links'] as unknown[]).slice(0, 1);
    // the header names the end of a slot, and is without it between two
    wire.hours = Object.fromEntries(Object.keys(wire.hours).map((day) => [day, []]));
    const pizzas = wire.menu['pizzas'] as WirePizzas;
    pizzas.flavorCategories = fewFlavors(pizzas);
  });

  await test.step('the builder', async () => {
    await store.open();
    // the start script of a rendered page announces the cart in other words, until the application has read it
    await expect(page.locator('[data-price]')).toHaveCount(0);
    await page
      .getByRole('button', { name: texts('mf-menu:card.add', { name: STARTER }) })
      .first()
      .press('Enter');
    await expect(store.cartButton()).toBeVisible();
    await compare('01-product-added', 'aside');
    await store.search(PIZZA);
    const found = page.getByRole('region', { name: PIZZA });
    await expect(found).toBeVisible();
    await compare('02-search', 'main');
    await found.getByRole('link', { name: PIZZA, exact: true }).click();
    await expect(pizza.heading()).toHaveText(PIZZA);
    await compare('03-builder');
    await pizza.option('Catupiry').check();
    await compare('04-builder-crust', 'footer');
    await pizza.option('Napoletana').check();
    await compare('05-builder-dough', 'footer');
    await pizza.more('Margherita').click();
    await compare('06-builder-whole', 'footer');
    await pizza.more('Calabresa').click();
    await compare('07-builder-halves');
    await pizza.next().click();
    await pizza.dialog().getByRole('checkbox').first().check();
    await compare('08-toppings', 'dialog[open]');
    await pizza
      .dialog()
      .getByRole('button', { name: texts('mf-pizza-builder:classic.bar.next') })
      .click();
    await expect(extras.addButton()).toBeVisible();
    await compare('09-extras');
  });

  await test.step('the cart', async () => {
    await extras.addButton().click();
    await expect(cart.line(PIZZA)).toContainText('1/2');
    await compare('10-cart');
    await cart.more(PIZZA).click();
    await compare('11-cart-increased', 'footer');
    await cart.finish();
  });

  await test.step('the delivery step, with a missing name', async () => {
    await delivery.chooseType('balcony');
    await delivery.orderNow();
    await delivery.next();
    await compare('12-delivery-refused');
    await delivery.fillCustomer({ phone: freshPhone() });
    await delivery.next();
  });

  const uuid = await test.step('the checkout', async () => {
    await expect(checkout.heading()).toBeVisible();
    await compare('13-checkout');
    const amount = await checkout.requestChange();
    await compare('14-change', 'dialog[open]');
    await amount.fill('500');
    await checkout.confirmChange().click();
    await compare('15-checkout-chosen');
    const placed = await checkout.placeOrder();
    await compare('16-success');
    return placed;
  });

  await test.step('tracking', async () => {
    await page.getByRole('link', { name: texts('mf-checkout:success.follow') }).click();
    await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
    await compare('17-tracking');
    await advance(uuid);
    const confirmed = texts('domain:order.status.CONFIRMED');
    await expect(page.getByRole('status').getByText(confirmed)).toBeVisible();
    await compare('18-tracking-confirmed', 'main');
  });
});
