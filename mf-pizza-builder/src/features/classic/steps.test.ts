import { emptyChoice, type PizzaChoice } from '@storefront/shared-domain/menu-rules';
import { findFlowItem } from '../../flow/flow-item';
import { pizzaData } from '../../testing/pizza-menu.test-kit';
import { sectionAfter, stepAt, stepsOf } from './steps';

const { menu, info } = pizzaData();
const offerOf = (id: string) => findFlowItem(menu, info, id, false)!.offers[0]!;
const at = (id: string, change: Partial<PizzaChoice>) =>
  stepAt(offerOf(id), { ...emptyChoice(offerOf(id)), ...change });

test.each([
  { size: 'half', steps: ['crust', 'dough', 'category', 'flavors'] },
  { size: 'quarters', steps: ['count', 'category', 'flavors'] },
  { size: 'plain', steps: ['category', 'flavors'] },
])('[PIZZA-03] [PIZZA-16] the steps of $size in their order', ({ size, steps }) =>
  expect(stepsOf(offerOf(size))).toEqual(steps),
);

test.each([
  { case: 'nothing is chosen', change: {}, step: 1 },
  { case: 'the crust is chosen', change: { crust: 'thin' }, step: 2 },
  { case: 'crust and dough are chosen', change: { crust: 'thin', dough: 'rye' }, step: 4 },
  { case: 'only the dough was kept', change: { dough: 'rye' }, step: 1 },
])('[PIZZA-17] when $case the step is $step', ({ change, step }) =>
  expect(at('half', change)).toBe(step),
);

test('[PIZZA-17] an incremental size of several counts waits at the number of flavors', () => {
  expect(at('quarters', {})).toBe(1);
  expect(at('quarters', { count: 4 })).toBe(3);
});

test('[PIZZA-17] each choice leads to the section after it', () => {
  expect((['crust', 'dough'] as const).map((name) => sectionAfter(name, offerOf('half')))).toEqual([
    'dough',
    'flavors',
  ]);
  expect(sectionAfter('count', offerOf('quarters'))).toBe('flavors');
});
