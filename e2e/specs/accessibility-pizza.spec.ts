import { expect, test } from '../fixtures';

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
