import { renderToString } from 'react-dom/server';
import type { Language } from '@storefront/shared-domain/contracts';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import PizzaNepPage from '../editions/nep/pizza.page';
import { aBuilder } from '../testing/builder.test-kit';
import { pizzaData } from '../testing/pizza-menu.test-kit';
import PizzaPage from './pizza.page';

describe('the classic builder', () => {
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
    ])(
      'the builder of %s renders to a string without a browser, every text found',
      async (query) => {
        const text = await html(query, language);
        expect(text).toContain('<h1');
        // a translation key shown instead of its text
        expect(text).not.toMatch(/(>|aria-label=")[a-z-]+(\.[a-z-]+)+[<"]/);
      },
    );
  });

  test("[PIZZA-01] [PIZZA-08] a combo shows its name, its place, its 'from' price and no total", async () => {
    const text = await html('product=duo&isCombo=true');
    expect(text).toMatch(/Duo · Pizza 1 of 2 · from R\$\s?[1-9]/);
    expect(text).toContain('<h1 class="title">Half and half');
    expect(text).not.toContain('Total');
  });
});

describe('the new builder', () => {
  /** The server-rendered page for a URL query. */
  async function pageOf(query: string, language: Language = 'en'): Promise<string> {
    const { around } = await aBuilder({ data: pizzaData(), language });
    return renderToString(
      around(
        <StaticRouter location={`/pizza-nep?${query}`}>
          <PizzaNepPage />
        </StaticRouter>,
      ),
    ).replace(/<!-- -->/g, '');
  }

  test.each(
    ['half', 'duo&isCombo=true'].flatMap(
      (product) =>
        [
          [product, 'en'],
          [product, 'pt-br'],
        ] as const,
    ),
  )('the page of %s finds all its texts in %s', async (product, language) => {
    const html = await pageOf(`product=${product}`, language);
    expect(html).toContain('<h1');
    // a translation key shown instead of its text
    expect(html).not.toMatch(/(>|aria-label=")[a-z-]+(\.[a-z-]+)+[<"]/);
  });

  test(
    '[OPEN-037] [PIZZA-01] the page is there without a browser: name, choices, and the pizza after ' +
      'them',
    async () => {
      const html = await pageOf('product=half');
      expect(html).toMatch(/<h1[^>]*>Half and half<\/h1>/);
      expect(html).toContain('role="img" aria-label="Half and half: nothing on it yet"');
      expect(html.indexOf('value="cheddar"')).toBeGreaterThan(0);
      expect(html.indexOf('role="img"')).toBeGreaterThan(html.lastIndexOf('type="search"'));
    },
  );
});
