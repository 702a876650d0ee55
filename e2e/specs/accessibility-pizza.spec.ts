import { expect, test } from '../fixtures';
import { PizzaNepPage } from '../pages/pizza-nep';

test.slow(); // several scans each, which take seconds on a busy machine

test('every step and dialog of the classic builder, and the extras after it, are accessible', async ({
  pizza,
  extras,
  page,
  expectAccessible,
}) => {
  await pizza.open('gigante');
  await pizza.chooseBases();
  // a choice half under the pinned pizza would count as a small target
  const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await toTop();
  await expectAccessible('body');
  await pizza.chooseCount(2);
  await pizza.more('Calabresa').click();
  await pizza.more('Margherita').click();
  await pizza.category('Especiais').click();
  await toTop();
  await expectAccessible('main');
  await pizza.search().fill('sushi');
  await toTop();
  await expectAccessible('main');
  for (const opener of [pizza.summary(), pizza.aboutSize()]) {
    await opener.click();
    await expect(pizza.dialog()).toBeVisible();
    await expectAccessible('dialog[open]');
    await page.keyboard.press('Escape');
    await expect(pizza.dialog()).toHaveCount(0);
  }
  await pizza.next().click();
  await pizza.dialog().getByRole('checkbox', { name: 'Gorgonzola' }).check();
  await expectAccessible('dialog[open]');
  await pizza
    .dialog()
    .getByRole('contentinfo')
    .or(pizza.dialog().locator('footer'))
    .getByRole('button')
    .click();
  await expect(extras.addButton()).toBeVisible();
  await expectAccessible('body');
});

test('the second pizza of a combo is accessible, with the dialog of its pizzas', async ({
  pizza,
  expectAccessible,
}) => {
  await pizza.open('combo-familia', '&isCombo=true');
  await pizza.chooseBases();
  await pizza.more('Margherita').click();
  await pizza.finish();
  await expect(pizza.heading()).toHaveText('Broto (25 cm, 4 fatias)');
  await pizza.aboutSize().click();
  await expect(pizza.dialog()).toBeVisible();
  await expectAccessible('dialog[open]');
});

test('[OPEN-037] every state of the new builder is accessible', async ({
  page,
  store,
  texts,
  expectAccessible,
}) => {
  const nep = new PizzaNepPage(page, texts);
  await store.open('slice-house', 'pizza-nep?product=large');
  await nep.drawing().waitFor();
  await expectAccessible('body');
  await nep.count(4).click();
  await nep.more('Pepperoni').click();
  await nep.more('Margherita').click();
  await nep.why().click();
  await expectAccessible('body');
  await nep.search().fill('unicorn');
  await expectAccessible('main');
  await nep.slices().first().click();
  await nep.dialog().waitFor();
  await expectAccessible('dialog[open]');
});
