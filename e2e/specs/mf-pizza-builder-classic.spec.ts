import { expect, test } from '../fixtures';

test('[PIZZA-01] [PIZZA-16] each choice scrolls to the next section', async ({ pizza, page }) => {
  await pizza.open('grande');
  await pizza.option('Catupiry').check();
  await expect(pizza.section('dough')).toBeInViewport();
  await pizza.option('Fina e crocante').check();
  await expect(pizza.section('flavors').getByRole('listitem')).toHaveCount(12);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Math.round(document.getElementById('step-flavors')?.getBoundingClientRect().top ?? -1),
      ),
    )
    .toBeLessThan(120);
});
