import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';

test('[PIZZA-01] [PIZZA-02] [PIZZA-16] [PIZZA-17] crust, then dough, then flavors, each choice leading to the next section', async ({ pizza, page }) => {
  await pizza.open('grande');
  await expect(pizza.heading()).toHaveText('Grande (35 cm, 8 fatias)');
  await expect(pizza.section('crust').locator('summary')).toHaveText(['Sem recheio', 'Recheada']);
  await expect(pizza.section('dough').getByRole('radio')).toHaveCount(0);
  await expect(pizza.section('flavors').getByRole('listitem')).toHaveCount(0);
  await expect(pizza.section('count')).toHaveCount(0);
  await pizza.option('Catupiry').check();
  await expect(pizza.section('dough')).toBeInViewport();
  await expect(pizza.section('flavors').getByRole('listitem')).toHaveCount(0);
  await pizza.option('Fina e crocante').check();
  await expect(pizza.section('flavors').getByRole('listitem')).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => Math.round(document.getElementById('step-flavors')?.getBoundingClientRect().top ?? -1))).toBeLessThan(120);
  await expect(pizza.section('crust')).toContainText('Catupiry');
});

test('[PIZZA-04] [PIZZA-05] [PIZZA-06] flavors by category with its description, or found by words without accents', async ({ pizza }) => {
  await pizza.open('grande');
  await pizza.chooseBases();
  await expect(pizza.section('flavors')).toContainText('As que todo mundo pede desde 1987.');
  await expect(pizza.row('Margherita').getByRole('img')).toHaveCount(0); // decorative: the name says it
  await expect(pizza.row('Margherita').locator('img')).toHaveCount(1);
  await expect(pizza.row('Margherita')).toContainText('Molho de tomate San Marzano');
  await expect(pizza.row('Margherita')).toContainText('R$69,90');
  await pizza.category('Doces').click();
  await expect(pizza.category('Doces')).toHaveAttribute('aria-pressed', 'true');
  await expect(pizza.section('flavors')).toContainText('Para terminar bem, ou começar.');
  await expect(pizza.row('Brigadeiro')).toContainText('R$73,90');
  await pizza.search().fill('RUCULA');
  await expect(pizza.section('flavors').getByRole('heading', { level: 3 })).toHaveText(['Parma com Rúcula', 'Rúcula com Tomate Seco']);
  await pizza.search().fill('sushi');
  await expect(pizza.section('flavors').getByRole('listitem')).toHaveCount(0);
  await pizza.section('flavors').getByRole('button', { name: 'Ver todos os sabores' }).click();
  await expect(pizza.row('Brigadeiro')).toBeVisible();
});

test('[PIZZA-06] a paused flavor is shown unavailable and cannot be chosen', async ({ pizza }) => {
  await pizza.open('grande');
  await pizza.chooseBases();
  await pizza.category('Especiais').click();
  await expect(pizza.row('Camarão')).toContainText('Indisponível no momento');
  await expect(pizza.more('Camarão')).toBeDisabled();
});

test('[PIZZA-07] [PIZZA-08] [PIZZA-09] [PIZZA-10] the bar tells fractions, crust, dough and total, names shortened', async ({ pizza }) => {
  await pizza.open('grande');
  await pizza.chooseBases('Catupiry', 'Fina e crocante');
  await pizza.more('Margherita').click();
  await expect(pizza.bar().getByRole('listitem')).toHaveText(['1/1 Margherita']);
  await pizza.more('Frango com Catupiry').click();
  await expect(pizza.bar().getByRole('listitem')).toHaveText(['1/2 Margherita', '1/2 Frango com Catu…']);
  await pizza.category('Especiais').click();
  await pizza.more('Burrata').click();
  await expect(pizza.bar().getByRole('listitem')).toHaveText(['1/3 Margherita', '1/3 Frango com Catu…', '1/3 Burrata']);
  await expect(pizza.bar()).toContainText('Grande (35 cm, 8 fat…');
  await expect(pizza.bar()).toContainText('Borda: Catupiry · Massa: Fina e crocante');
  await expect(pizza.bar()).toContainText('R$108,90'); // the dearest flavor, 96.90, and the crust
  await expect(pizza.next()).toBeEnabled();
});

test('[PIZZA-18] [PIZZA-19] [PIZZA-20] [PIZZA-03] parts are counted, too many refused, another number of flavors starts anew', async ({ pizza, store, texts }) => {
  await pizza.open('gigante');
  await pizza.chooseBases();
  await expect(pizza.section('count').getByRole('radio')).toHaveCount(4);
  await pizza.chooseCount(2);
  await pizza.more('Calabresa').click();
  await pizza.more('Calabresa').click();
  await expect(pizza.row('Calabresa').getByRole('status')).toHaveText('2');
  await pizza.more('Margherita').click();
  await expect(store.toast(texts('mf-pizza-builder:classic.refused.full'))).toBeVisible();
  await expect(pizza.row('Margherita').getByRole('status')).toHaveText('0');
  await pizza.less('Calabresa').click();
  await expect(pizza.next()).toBeDisabled();
  await pizza.less('Calabresa').click();
  await expect(pizza.bar().getByRole('listitem')).toHaveCount(0);
  await expect(pizza.more('Calabresa')).toBeFocused();
  await pizza.more('Calabresa').click();
  await pizza.chooseCount(3);
  await expect(pizza.bar().getByRole('listitem')).toHaveCount(0);
  await expect(pizza.row('Calabresa')).toContainText('R$24,00 por 1/3');
});

test('[PIZZA-21] NEXT waits for crust, dough, the number of flavors and all of them', async ({ pizza, texts }) => {
  await pizza.open('gigante');
  const lacks = pizza.bar().getByRole('status');
  await expect(lacks).toHaveText(texts('mf-pizza-builder:classic.missing.crust'));
  await expect(pizza.next()).toBeDisabled();
  await pizza.option('Tradicional').check();
  await expect(lacks).toHaveText(texts('mf-pizza-builder:classic.missing.dough'));
  await pizza.option('Napoletana').check();
  await expect(lacks).toHaveText(texts('mf-pizza-builder:classic.missing.count'));
  await pizza.chooseCount(2);
  await pizza.more('Calabresa').click();
  await expect(pizza.next()).toBeDisabled();
  await pizza.more('Margherita').click();
  await expect(pizza.next()).toBeEnabled();
  await expect(lacks).toHaveText('');
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  test('[PIZZA-19] [PIZZA-22] [PIZZA-23] [PIZZA-25] [OPEN-039] the messages of the builder', async ({ pizza, store }) => {
    await pizza.open('gigante');
    await pizza.chooseBases();
    await pizza.chooseCount(2);
    await expect(pizza.section('flavors')).toContainText('Choose 2 flavors');
    await expect(pizza.bar()).toContainText('Choose 2 more flavors');
    await pizza.more('Calabresa').click();
    await expect(pizza.bar()).toContainText('Choose 1 more flavor');
    await pizza.more('Calabresa').click();
    await pizza.more('Calabresa').click();
    await expect(store.toast('Pizza is Full')).toBeVisible();
    await pizza.open('grande');
    await pizza.chooseBases();
    await expect(pizza.section('flavors')).toContainText('Choose up to 3 flavors');
    await expect(pizza.bar()).toContainText('Choose at least 1 more flavor');
  });

  test('[PIZZA-24] limits of their own are told as such', async ({ pizza, page }) => {
    await changeRestaurant(page, 'bella-napoli', ({ menu }) => {
      for (const size of (menu as { pizzas: { sizes: { minFlavors: number }[] } }).pizzas.sizes) size.minFlavors = 2;
    });
    await pizza.open('grande');
    await pizza.chooseBases();
    await expect(pizza.section('flavors')).toContainText('Choose between 2 and 3 flavors');
    await expect(pizza.bar()).toContainText('Choose at least 2 more flavors');
  });
});
