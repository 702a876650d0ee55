import type { Language } from '@storefront/shared-domain/contracts';
import { workspaceAddresses } from '../../shell/src/addresses/workspace-declared.test-kit';
import { textsOf } from '../support/texts';
import { renderApp } from './render';
import { aVisit, demoData, queryFor, withNewPizzas } from './visit';

const restaurants = {
  'bella-napoli': demoData('bella-napoli'),
  'slice-house': demoData('slice-house'),
};
/**
 * Each language and each restaurant once: the rendering on a server does not depend on the pair.
 */
const cases: readonly {
  readonly restaurant: keyof typeof restaurants;
  readonly language: Language;
}[] = [
  { restaurant: 'bella-napoli', language: 'pt-br' },
  { restaurant: 'slice-house', language: 'en' },
];

const pages = workspaceAddresses.map(({ path: full }) => ({ full }));

const logged: unknown[][] = [];
beforeEach(() => {
  logged.length = 0;
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation((...words) => void logged.push(words));
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(logged).toEqual([]);
});

describe.each(cases)('$restaurant in $language', ({ restaurant, language }) => {
  const data = restaurants[restaurant];
  const loading = textsOf(language)('shell:remote.loading');
  const placeOf = (path: string) => ({
    basename: `/${restaurant}`,
    address: `/${restaurant}/${path}${queryFor(path, data)}`,
  });

  test.each(pages)('the whole shell renders /$full', async ({ full }) => {
    const html = await renderApp(
      aVisit(full === 'pizza-nep' ? withNewPizzas(data) : data, language, full === 'pizza-nep'),
      language,
      placeOf(full),
    );
    expect(html).toContain('<main');
    expect(html).not.toContain(`>${loading}<`);
    expect(html).not.toContain('data-boundary');
  });
});

test('three renders at once in scopes of their own do not leak into one another', async () => {
  const render = (restaurant: keyof typeof restaurants, language: Language) =>
    renderApp(aVisit(restaurants[restaurant], language), language, {
      basename: `/${restaurant}`,
      address: `/${restaurant}`,
    });
  const alone = [
    await render('bella-napoli', 'pt-br'),
    await render('slice-house', 'en'),
    await render('bella-napoli', 'en'),
  ];
  const together = await Promise.all([
    render('bella-napoli', 'pt-br'),
    render('slice-house', 'en'),
    render('bella-napoli', 'en'),
  ]);
  expect(together).toEqual(alone);
  expect(new Set(alone).size).toBe(3);
  expect(together[1]).not.toContain(restaurants['bella-napoli'].info.name);
});
