import type { RemoteDeclaration } from '@storefront/compositions';

type Queries = NonNullable<RemoteDeclaration['pages'][number]['rendered']>['queries'];

const menu = { groupOf: 'product', optional: true } as const;
const combosIn = (group: 'combos' | 'new-combos') => ({
  parameters: { product: { in: group }, menu, isCombo: { values: ['true'] } },
});
const PIZZAS: Queries = [
  { parameters: { product: { in: 'sizes' }, menu, by: { values: ['flavor'], optional: true } } },
  combosIn('combos'),
];

/** What this remote states for the shell, the edge, the gate and other remotes. */
export const declaration: RemoteDeclaration = {
  pages: [
    {
      path: 'pizza',
      page: 'pizza',
      guard: 'pizza',
      heading: 'item',
      title: 'shell:page.pizza',
      links: ['pizza'],
      parts: ['order-draft', 'contracts'],
      later: ['drafts', 'drawing'],
      withoutModule: 'new_nep_pizzas',
      rendered: { queries: PIZZAS },
    },
    {
      path: 'pizza-nep',
      page: 'pizza',
      guard: 'pizza-nep',
      heading: 'item',
      title: 'shell:page.pizza',
      module: 'new_nep_pizzas',
      parts: ['order-draft', 'contracts'],
      later: ['drafts', 'drawing'],
      rendered: { queries: [...PIZZAS, { ...combosIn('new-combos'), module: 'new_nep_pizzas' }] },
    },
    {
      path: 'extra',
      page: 'extra',
      guard: 'extra',
      heading: 'item',
      title: 'shell:page.extra',
      links: ['extra'],
      parts: ['order-draft'],
      rendered: { queries: [{ parameters: { product: { in: 'products' }, menu } }] },
    },
  ],
  editions: { nep: { module: 'new_nep_pizzas' } },
  events: {
    publishes: [
      'cartBus.lineAdded',
      'cartBus.lineReplaced',
      'cartBus.tableCartRequested',
      'noticeBus.toastRequested',
      'pizzaBus.itemBuilt',
      'tabletBus.leftAlone',
    ],
  },
  stored: ['pizzaDrafts'],
  capabilities: {
    combo: 'A combo of two pizzas and a drink is built and put into the cart at its price.',
    'half-and-half': 'A pizza of two halves is built and put into the cart at its price.',
    'half-and-half-nep':
      'A pizza of two halves is built on one page and put into the cart at the shown price.',
    options:
      'A dish with options, limits and quantities is chosen, changed in the cart, picked up and paid.',
  },
  // the edition's page has all steps on it
  budgets: { './pages/pizza': 32_000, './pages/extra': 15_000 },
};
