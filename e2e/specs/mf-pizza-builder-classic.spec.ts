import { expect, test } from '../fixtures';

test('[PIZZA-01] [PIZZA-16] each choice scrolls to the next section', async ({ pizza, page }) => {
  await pizza.open('grande');
  await pizza.option('Catupiry').check();
  await expect(pizza.section('dough')).toBeInViewport();
  await pizza.option('Fina e crocante').check();
  await expect(pizza.section('flavors').getByRole('listitem')).toHaveCount(12);
  await expect
    .poll(async () => {
      const strip = await pizza.summary().boundingBox();
      const top = await page.evaluate(
        () => document.getElementById('step-flavors')?.getBoundingClientRect().top ?? -1,
      );
      return Math.abs(Math.round(top - (strip?.y ?? 0) - (strip?.height ?? 0)));
    })
    .toBeLessThan(64);
});
