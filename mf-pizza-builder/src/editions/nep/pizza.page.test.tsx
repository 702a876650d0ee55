import { renderToString } from 'react-dom/server';
import type { Language } from '@storefront/shared-domain/contracts';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import { aBuilder } from '../../testing/builder.test-kit';
import { pizzaData } from '../../testing/pizza-menu.test-kit';
import PizzaNepPage from './pizza.page';

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
  ['half', 'mean', 'quarters', 'wide', 'duo&isCombo=true', 'broken&isCombo=true'].flatMap(
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

test('[OPEN-037] [PIZZA-01] the page is there without a browser: name, choices, and the pizza after them', async () => {
  const html = await pageOf('product=half');
  expect(html).toMatch(/<h1[^>]*>Half and half<\/h1>/);
  expect(html).toContain('role="img" aria-label="Half and half: nothing on it yet"');
  expect(html.indexOf('value="cheddar"')).toBeGreaterThan(0);
  expect(html.indexOf('role="img"')).toBeGreaterThan(html.lastIndexOf('type="search"'));
});

test.each([
  { row: 'PIZZA-03', query: 'product=quarters', there: 'How many flavors', missing: 'Dough' },
  { row: 'PIZZA-02', query: 'product=half', there: 'Stuffed crusts', missing: 'How many flavors' },
  { row: 'PIZZA-22', query: 'product=mean', there: 'Choose 2 flavors', missing: 'Crust' },
  {
    row: 'PIZZA-24',
    query: 'product=wide',
    there: 'Choose between 2 and 3 flavors',
    missing: 'How many flavors',
  },
  {
    row: 'PIZZA-27',
    query: 'product=duo&isCombo=true',
    there: 'Duo · Pizza 1 of 2',
    missing: 'Total of this pizza',
  },
])('[$row] of $query it shows “$there” and not “$missing”', async ({ query, there, missing }) => {
  const html = await pageOf(query);
  expect(html).toContain(there);
  expect(html).not.toContain(`>${missing}<`);
  expect(html).not.toContain(`aria-label="${missing}"`);
});

test('[PIZZA-21] NEXT waits until the pizza is whole', async () =>
  expect(await pageOf('product=plain')).toMatch(/<button[^>]*disabled=""[^>]*><span[^>]*>NEXT/));
