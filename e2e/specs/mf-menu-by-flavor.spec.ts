import { distOf } from '../../scripts/lib/build-workspaces';
import { changeChannel, publish } from '@storefront/release';
import { expect as expectComposed, test as composedTest } from '../support/composed';
import { expect, test } from '../fixtures';
import { visitorIn } from '../support/visitors';

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

composedTest(
  '[MENU-13] an experiment compares the menu by size with the one by flavor, as two builds',
  async ({ composed: { store, channel }, browser, baseURL }) => {
    const { name, id, contentHash } = await publish(store, distOf('mf-menu@flavors'));
    const experiment = {
      name: 'menu-by-flavor',
      owner: 'menu team',
      salt: 'menu-by-flavor',
      since: new Date().toISOString(),
      expires: new Date(Date.now() + 3_600_000).toISOString(),
      arms: [
        { name: 'control', share: 5000, ranges: [[0, 5000] as [number, number]], builds: [] },
        {
          name: 'flavors',
          share: 5000,
          ranges: [[5000, 10_000] as [number, number]],
          builds: [{ name, id, contentHash }],
        },
      ],
    };
    await changeChannel(store, channel, { note: 'menus' }, () => ({ experiments: [experiment] }));
    for (const [arm, sections] of [
      ['control', ['Pizzas']],
      ['flavors', ['Tradicionais', 'Pizzas by size']],
    ] as const) {
      const context = await browser.newContext({ locale: 'en-US' });
      await context.addInitScript(
        (visitor) => localStorage.setItem('storefront.visitor', visitor),
        visitorIn(arm, experiment),
      );
      const page = await context.newPage();
      await page.goto(`${baseURL}/bella-napoli`);
      const nav = page.getByRole('navigation', { name: 'Menu categories' });
      for (const section of sections)
        await expectComposed(nav.getByRole('link', { name: section, exact: true })).toHaveCount(1);
      await expectComposed(nav.getByRole('link', { name: 'Pizzas', exact: true })).toHaveCount(
        arm === 'control' ? 1 : 0,
      );
      await context.close();
    }
    await changeChannel(store, channel, { note: 'after a test' }, () => ({ experiments: [] }));
  },
);
