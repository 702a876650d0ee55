import type { PizzaChoice } from '@storefront/shared-domain/rules';
import { pizzaData } from '../testing/pizza-menu.test-kit';
import { findFlowItem } from './flow-item';
import { progressOf, stepOf } from './progress';

const { menu, info } = pizzaData();
const duo = findFlowItem(menu, info, 'duo', true)!;
const flavors = [
  { id: 'margherita', quantity: 1, toppings: [] },
  { id: 'diavola', quantity: 1, toppings: [] },
];
const half: PizzaChoice = { crust: 'thin', dough: 'white', count: 0, flavors };
const mean: PizzaChoice = { crust: null, dough: null, count: 0, flavors };
const at = (step: number, choices: Record<number, PizzaChoice>) =>
  progressOf(duo, { choices, lineId: null }, step);

type Case = {
  case: string;
  step: number;
  choices: Record<number, PizzaChoice>;
  at: number;
  done: number;
};
test.each<Case>([
  { case: 'nothing is chosen', step: 2, choices: {}, at: 0, done: 0 },
  { case: 'the first pizza is done', step: 2, choices: { 0: half }, at: 1, done: 1 },
  {
    case: 'the first pizza is looked at again',
    step: 1,
    choices: { 0: half, 1: mean },
    at: 0,
    done: 0,
  },
  { case: 'the step is beyond the last', step: 9, choices: { 0: half, 1: mean }, at: 1, done: 1 },
  {
    case: 'the first pizza lost a flavor that is needed',
    step: 2,
    choices: { 0: { ...half, flavors: [] } },
    at: 0,
    done: 0,
  },
])('[PIZZA-27] step $step of a combo when $case', ({ step, choices, at: place, done }) => {
  const progress = at(step, choices);
  expect({ at: progress?.at, done: progress?.done.length }).toEqual({ at: place, done });
});

test('[PIZZA-28] going back to a pizza finds its choice as it was', () => {
  expect(at(1, { 0: half, 1: mean })?.stored.choice).toEqual(half);
});

test('an item that cannot be made has no progress', () => {
  expect(progressOf(findFlowItem(menu, info, 'broken', true)!, undefined, 1)).toBeNull();
});

test.each([
  [null, 1],
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['x', 1],
  ['1e3', 1],
  ['99999', 1],
])('step %p of an address is %i', (text, step) => expect(stepOf(text)).toBe(step));
