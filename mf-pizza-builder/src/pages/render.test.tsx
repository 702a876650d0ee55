import { renderToString } from 'react-dom/server';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import type { Language } from '@storefront/shared-domain/contracts';
import { aBuilder } from '../testing/builder.test-kit';
import { pizzaData } from '../testing/pizza-menu.test-kit';
import PizzaPage from './pizza.page';

async function html(
  query: string,
  language: Language = 'en',
  data: ReturnType<typeof pizzaData> | null = pizzaData(),
): Promise<string> {
  const { around } = await aBuilder({ data, language });
  return renderToString(
    around(
      <StaticRouter location={`/pizza?${query}`}>
        <PizzaPage />
      </StaticRouter>,
    ),
  ).replace(/<!-- -->/g, '');
}

describe.each(['en', 'pt-br'] as const)('in %s', (language) => {
  test.each([
    'product=half',
    'product=mean',
    'product=quarters',
    'product=plain',
    'product=wide',
    'product=duo&isCombo=true',
    'product=broken&isCombo=true',
  ])('the builder of %s renders to a string without a browser, every text found', async (query) => {
    const text = await html(query, language);
    expect(text).toContain('<h1');
    // a translation key shown instead of its text
    expect(text).not.toMatch(/(>|aria-label=")[a-z-]+(\.[a-z-]+)+[<"]/);
  });
});

test("[PIZZA-01] [PIZZA-08] a combo shows its name, its place, its 'from' price and no total", async () => {
  const text = await html('product=duo&isCombo=true');
  expect(text).toMatch(/Duo · Pizza 1 of 2 · from R\$\s?[1-9]/);
  expect(text).toContain('<h1 class="title">Half and half');
  expect(text).not.toContain('Total');
});

test('[OPEN-010] an address that names nothing, and a restaurant that is not loaded, show nothing', async () => {
  expect(await html('product=nothing')).toBe('');
  expect(await html('product=half', 'en', null)).toBe('');
});
