import { expect, test } from '../fixtures';

test.describe('in Asunción', () => {
  test.use({ locale: 'es-PY', timezoneId: 'America/Asuncion' });

  test('[MENU-13] [PIZZA-17] a flavor of the menu leads to its sizes, and the pizza stays in view', async ({
    page,
    store,
    pizza,
    cart,
    texts,
    expectAccessible,
  }) => {
    await store.open('la-esquina');
    await expect(store.card('Palmitos')).toContainText('₲ 46.000');
    await store.card('Palmitos').getByRole('link').click();
    await expect(page.getByRole('radio', { name: /^Mediana/ })).toBeVisible();
    await expectAccessible('main');
    await page.getByRole('radio', { name: /^Mediana/ }).click(); // leaves the page
    await expect(pizza.heading()).toHaveText('Mediana (30 cm, 6 porciones)');
    await pizza.chooseBases('Común', 'A la piedra');
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByText('Muzzarella', { exact: true }) });
    await row.click({ position: { x: 150, y: 12 } });
    await expect(pizza.bar().getByRole('listitem')).toHaveText(['1/2 Palmitos', '1/2 Muzzarella']);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expect(pizza.summary()).toBeInViewport({ ratio: 1 });
    const box = await pizza.summary().boundingBox();
    expect(box?.height).toBeLessThanOrEqual(120);
    await pizza.next().click();
    await pizza
      .dialog()
      .getByRole('button', { name: texts('mf-pizza-builder:flow.add', { price: '₲ 63.750' }) })
      .click();
    await expect(cart.line('Mediana (30 cm, 6 porciones)')).toContainText('₲ 63.750');
  });
});
