import { expect, test } from '../fixtures';

for (const { locale, tag } of [{ locale: 'pt-BR', tag: '' }, { locale: 'en-US', tag: ' @desktop' }]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test(`everybody can use every step and dialog of the builder${tag}`, async ({ pizza, extras, page, expectAccessible }) => {
      test.slow();
      await pizza.open('gigante');
      await expectAccessible();
      await pizza.chooseBases();
      await expectAccessible();
      await pizza.chooseCount(2);
      await pizza.more('Calabresa').click();
      await pizza.more('Margherita').click();
      await expectAccessible();
      await pizza.category('Especiais').click();
      await expectAccessible();
      await pizza.search().fill('sushi');
      await expectAccessible();
      await pizza.summary().click();
      await expect(pizza.dialog()).toBeVisible();
      await expectAccessible();
      await page.keyboard.press('Escape');
      await pizza.aboutSize().click();
      await expect(pizza.dialog()).toBeVisible();
      await expectAccessible();
      await page.keyboard.press('Escape');
      await pizza.next().click();
      await pizza.dialog().getByRole('checkbox', { name: 'Gorgonzola' }).check();
      await expectAccessible();
      await pizza.dialog().getByRole('contentinfo').or(pizza.dialog().locator('footer')).getByRole('button').click();
      await expect(extras.addButton()).toBeVisible();
      await expectAccessible();
    });
  });
}

test('everybody can use a combo’s second pizza', async ({ pizza, expectAccessible }) => {
  await pizza.open('combo-familia', '&isCombo=true');
  await pizza.chooseBases();
  await pizza.more('Margherita').click();
  await pizza.finish();
  await expect(pizza.heading()).toHaveText('Broto (25 cm, 4 fatias)');
  await pizza.aboutSize().click();
  await expectAccessible();
});

test('what the Tab key reaches is never under the header or the bar', async ({ pizza, page }) => {
  await pizza.open('grande');
  await pizza.chooseBases();
  await pizza.more('Margherita').click();
  await pizza.search().focus();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return 'nothing has the focus';
      const { x, y, width, height } = focused.getBoundingClientRect();
      const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
      return onTop !== null && (focused.contains(onTop) || onTop.contains(focused)) ? 'seen' : `${focused.getAttribute('aria-label')} is covered`;
    })).toBe('seen');
  }
});

test.describe('in Instagram on iOS', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22A3354 Instagram 350.0.0.30.90' });
  test('[PIZZA-11] the bar is raised', async ({ pizza, page }) => {
    await pizza.open('grande');
    const box = await pizza.next().boundingBox();
    expect(box).not.toBeNull();
    expect((page.viewportSize()?.height ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))).toBeGreaterThanOrEqual(60);
  });
});

test('[PIZZA-11] elsewhere the bar stands at the bottom', async ({ pizza, page }) => {
  await pizza.open('grande');
  const box = await pizza.next().boundingBox();
  expect((page.viewportSize()?.height ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(30);
});
