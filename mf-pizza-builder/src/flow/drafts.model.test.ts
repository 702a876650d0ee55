import { allSettled, createWatch, fork, type Scope } from 'effector';
import { cartBus, pizzaBus, tabletBus } from '@storefront/shared-domain/bus';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { $itemDraft, $lines } from '@storefront/shared-domain/models';
import { buildPizza, type PizzaChoice } from '@storefront/shared-domain/menu-rules';
import { pizzaData } from '../testing/pizza-menu.test-kit';
import { $pizzaDrafts, choiceMade, pizzasDone } from './drafts.model';
import { findFlowItem, type FlowItem } from './flow-item';

const { menu, info } = pizzaData();
const flavors = [
  { id: 'margherita', quantity: 1, toppings: [] },
  { id: 'diavola', quantity: 1, toppings: [] },
];
const half: PizzaChoice = { crust: 'thick', dough: 'white', count: 0, flavors };
const mean: PizzaChoice = { crust: null, dough: null, count: 0, flavors };
const itemOf = (id: string, isCombo = false, line?: CartLine) =>
  findFlowItem(menu, info, id, isCombo, line)!;

async function finish(
  scope: Scope,
  item: FlowItem,
  choices: PizzaChoice[],
  lineId = `line-of-${item.key}`,
): Promise<void> {
  const pizzas = item.offers.map((offer, at) => {
    const built = buildPizza(offer, choices[at]!, String(at));
    if (!built.ok) throw new Error(built.error.kind);
    return built.value;
  });
  for (const [at, choice] of choices.entries())
    await allSettled(choiceMade, { scope, params: { key: item.key, at, choice } });
  await allSettled(pizzasDone, { scope, params: { item, pizzas, lineId } });
}

test('[PIZZA-26] a pizza without extras goes into the cart, and its choice is gone', async () => {
  const scope = fork();
  const built = jest.fn();
  createWatch({ unit: pizzaBus.itemBuilt, scope, fn: built });
  await finish(scope, itemOf('half'), [half]);
  expect(scope.getState($lines)).toMatchObject([
    { type: 'pizza', id: 'half', qty: 1, totalPrice: 4500, crust: { id: 'thick' } },
  ]);
  expect(scope.getState($lines)[0]?.lineId).toBe('line-of-pizza:half');
  expect(scope.getState($pizzaDrafts)).toEqual({});
  expect(built).not.toHaveBeenCalled();
  expect(scope.getState($itemDraft)).toBeNull();
});

test('[PIZZA-26] a pizza with extras waits for them and keeps its choice until it is in the cart', async () => {
  const scope = fork();
  const item = itemOf('wide');
  await finish(scope, item, [mean]);
  const draft = scope.getState($itemDraft);
  expect(scope.getState($lines)).toEqual([]);
  expect(draft).toMatchObject({
    line: { type: 'pizza', id: 'wide', extras: [] },
    groups: [{ id: 'drink' }],
  });
  expect(scope.getState($pizzaDrafts)[item.key]?.choices[0]).toEqual(mean);
  await allSettled(cartBus.lineAdded, { scope, params: draft!.line });
  expect(scope.getState($pizzaDrafts)).toEqual({});
});

test('[PIZZA-27] a combo is priced after its last size and then shows its extras', async () => {
  const scope = fork();
  await finish(scope, itemOf('duo', true), [half, mean]);
  // 45.00, 50.00 less 10 %, and 10.00 of the combo itself
  expect(scope.getState($itemDraft)?.line).toMatchObject({
    type: 'combo',
    id: 'duo',
    totalPrice: 10000,
    comboItems: [{ id: 'half' }, { id: 'mean', totalPrice: 4500 }],
  });
});

test('[PIZZA-27] a combo without extras goes into the cart', async () => {
  const scope = fork();
  await finish(scope, itemOf('solo', true), [half]);
  expect(scope.getState($lines)).toMatchObject([{ type: 'combo', id: 'solo', totalPrice: 4500 }]);
});

test('another line in the cart leaves an unfinished choice alone; a tablet left alone removes it', async () => {
  const scope = fork();
  await allSettled(choiceMade, { scope, params: { key: 'pizza:half', at: 0, choice: half } });
  await finish(scope, itemOf('solo', true), [half]);
  expect(Object.keys(scope.getState($pizzaDrafts))).toEqual(['pizza:half']);
  await allSettled(tabletBus.leftAlone, { scope });
  expect(scope.getState($pizzaDrafts)).toEqual({});
});

describe('a line of the cart that is changed', () => {
  async function withLine(id: string, isCombo = false) {
    const scope = fork();
    await finish(scope, itemOf(id, isCombo), isCombo ? [half, mean] : [half], 'a');
    const built = scope.getState($itemDraft)?.line ?? scope.getState($lines)[0]!;
    const line: CartLine = { ...built, qty: 2, notes: 'well done' };
    await allSettled(cartBus.cleared, { scope, params: { by: 'customer' } });
    for (const added of [line, { ...line, lineId: 'b' }])
      await allSettled(cartBus.lineAdded, { scope, params: added });
    return { scope, line, item: itemOf(id, isCombo, line) };
  }

  test('is replaced in its place with its quantity and note; nothing is added', async () => {
    const { scope, item } = await withLine('half');
    const added = jest.fn();
    createWatch({ unit: cartBus.lineAdded, scope, fn: added });
    await finish(scope, item, [{ ...half, flavors: [flavors[1]!] }], 'a');
    expect(scope.getState($lines)).toMatchObject([
      { lineId: 'a', qty: 2, notes: 'well done', selectedFlavors: [{ id: 'diavola' }] },
      { lineId: 'b', selectedFlavors: [{ id: 'margherita' }, { id: 'diavola' }] },
    ]);
    expect(scope.getState($pizzaDrafts)).toEqual({});
    expect(added).not.toHaveBeenCalled();
  });

  test('a combo goes on to its extras with its quantity and note', async () => {
    const { scope, item } = await withLine('duo', true);
    await finish(scope, item, [half, mean], 'a');
    expect(scope.getState($itemDraft)?.line).toMatchObject({
      lineId: 'a',
      qty: 2,
      notes: 'well done',
    });
    expect(scope.getState($lines)).toHaveLength(2);
  });
});
