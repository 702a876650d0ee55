import { anExtrasGroup, anExtrasOption } from '@storefront/shared-domain/testing';
import { groupProblem } from '@storefront/shared-domain/menu-rules';
import { initialChoice } from './choose-option';

const preset = (...quantities: number[]) =>
  quantities.map((qty, index) => anExtrasOption({ id: `o${index}`, qty }));

test.each([
  ['as the record says', { options: preset(2, 0, 1) }, { o0: 2, o2: 1 }],
  [
    'a huge quantity up to the limit of an option',
    { qtyPerItem: 3, options: preset(1e9) },
    { o0: 3 },
  ],
  ['up to the limit of the group', { qty_max: 4, options: preset(3, 3, 1) }, { o0: 3, o1: 1 }],
  ['below 0 and broken ones none', { options: preset(-1, 2.5) }, { o1: 2 }],
  ['one of a single choice', { type: 1 as const, options: preset(1, 1) }, { o0: 1 }],
])('[EXTRAS-07] preselected is %s, and the choice is valid', (_, more, is) => {
  const group = anExtrasGroup(more);
  const choice = initialChoice([group])[group.id] ?? {};
  expect([choice, groupProblem(group, choice)]).toEqual([is, null]);
});
