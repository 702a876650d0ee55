import { cardPath } from './card-path';

test.each([
  {
    case: 'a pizza opens the builder',
    kind: 'pizza',
    hasChoices: false,
    isNew: false,
    path: '/pizza?product=1&menu=pizzas',
  },
  {
    case: 'a pizza opens the new builder where it is on',
    kind: 'pizza',
    hasChoices: false,
    isNew: true,
    path: '/pizza-nep?product=1&menu=pizzas',
  },
  {
    case: 'a combo opens the builder as a combo',
    kind: 'combo',
    hasChoices: true,
    isNew: false,
    path: '/pizza?product=1&isCombo=true&menu=pizzas',
  },
  {
    case: 'a product with extras opens the extras page',
    kind: 'product',
    hasChoices: true,
    isNew: true,
    path: '/extra?product=1&menu=pizzas',
  },
  {
    case: 'a product without extras opens no page',
    kind: 'product',
    hasChoices: false,
    isNew: false,
    path: null,
  },
] as const)('[OPEN-034] $case', ({ kind, hasChoices, isNew, path }) =>
  expect(
    cardPath({ kind, id: '1' }, { sectionId: 'pizzas', hasChoices, isNewBuilder: isNew }),
  ).toBe(path),
);

test('the searched flavors of a pizza are part of its address', () =>
  expect(
    cardPath(
      { kind: 'pizza', id: '1' },
      {
        sectionId: 'pizzas',
        hasChoices: false,
        isNewBuilder: false,
        flavors: [{ id: 'queijo,4' }, { id: 'pera' }],
      },
    ),
  ).toBe('/pizza?product=1&menu=pizzas&flavors=queijo%252C4%2Cpera'));

test('a flavor opens the builder of its cheapest size, where the size is chosen', () =>
  expect(
    cardPath(
      { kind: 'flavor', id: 'pera', size: 'small' },
      { sectionId: 'flavors-sweet', hasChoices: false, isNewBuilder: true },
    ),
  ).toBe('/pizza-nep?product=small&by=flavor&menu=flavors-sweet&flavors=pera'));
