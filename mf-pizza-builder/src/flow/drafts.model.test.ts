import { allSettled, createWatch, fork, type Scope } from 'effector';
import { cartBus, pizzaBus, tabletBus } from '@storefront/shared-domain/bus';
import { StoredPizzaDrafts, type CartLine } from '@storefront/shared-domain/contracts';
import { buildPizza, type PizzaChoice } from '@storefront/shared-domain/menu-rules';
import {
  $itemDraft,
  $lines,
  $restaurantData,
  $tableLink,
  restaurantLoaded,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { createStorage, keys, storage, type AppStorage } from '@storefront/shared-domain/storage';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { pizzaData } from '../testing/pizza-menu.test-kit';
import { $pizzaDrafts, choiceMade, pizzasDone, type Drafts } from './drafts.model';
import { findFlowItem, type FlowItem } from './flow-item';
import { openPizzaJournal } from './pizza-journal';
import { builderOpened } from './stored-drafts.model';

describe('a pizza that is built', () => {
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
  });
});

describe('stored pizzas', () => {
  const choice = { crust: 'thin', dough: null, count: 0, flavors: [] };
  const draft = { choices: { 0: choice }, lineId: null };
  const data = restaurantData();
  const other = restaurantData({ info: aRestaurant({ id: 8 }) });

  /** What another load of the page, or another tab, stores. */
  function store(drafts: Drafts): void {
    const journal = openPizzaJournal(7);
    journal.save({ ...journal.found, ...drafts });
  }
  const stored = (id = 7) => Object.keys(openPizzaJournal(id).found).sort();
  const restored = (scope: Scope) => Object.keys(scope.getState($pizzaDrafts)).sort();

  const visit = () => fork({ values: [[$restaurantData, data]] });
  const open = (scope: Scope) => allSettled(builderOpened, { scope });
  const choose = (scope: Scope, key: string) =>
    allSettled(choiceMade, { scope, params: { key, at: 0, choice } });

  beforeEach(() => [7, 8].forEach((id) => storage.remove(keys.pizzaDrafts(id))));

  test('an unfinished pizza of an earlier visit is restored, and what is chosen is stored', async () => {
    store({ 'pizza:large': draft });
    const scope = visit();
    await open(scope);
    expect(scope.getState($pizzaDrafts)).toEqual({ 'pizza:large': draft });
    await choose(scope, 'pizza:small');
    expect(stored()).toEqual(['pizza:large', 'pizza:small']);
  });

  test('drafts that are read after another restaurant was selected are left alone', async () => {
    store({ 'pizza:large': draft });
    const scope = visit();
    const opened = open(scope);
    await allSettled(restaurantSelected, { scope, params: 'other' });
    await allSettled(restaurantLoaded, { scope, params: other });
    await opened;
    expect(restored(scope)).toEqual([]);
    await choose(scope, 'pizza:small');
    expect(stored()).toEqual(['pizza:large']);
    await open(scope);
    expect([restored(scope), stored(8)]).toEqual([['pizza:small'], ['pizza:small']]);
  });

  test('a shared tablet neither restores nor stores', async () => {
    store({ 'pizza:large': draft });
    const scope = fork({
      values: [
        [$restaurantData, data],
        [$tableLink, { mode: 'tablet', table: '7', token: 't' }],
      ],
    });
    await open(scope);
    await choose(scope, 'pizza:small');
    expect(restored(scope)).toEqual(['pizza:small']);
    expect(stored()).toEqual(['pizza:large']);
  });
});

describe('the journal', () => {
  const HOUR = 3_600_000;
  let device: AppStorage;
  beforeEach(() => {
    device = createStorage(() => null);
  });
  const open = (at = 0, id = 7) => openPizzaJournal(id, device, () => at);
  const draftOf = (crust: string) => ({
    choices: {
      0: { crust, dough: null, count: 2, flavors: [{ id: 'a', quantity: 1, toppings: ['x'] }] },
    },
    lineId: null,
  });
  const stored = (id = 7) => device.read(keys.pizzaDrafts(id), StoredPizzaDrafts);

  test('unfinished pizzas are read back by the next visit, for a day', () => {
    open().save({ 'pizza:large': draftOf('thin') });
    expect(open(23 * HOUR).found).toEqual({ 'pizza:large': draftOf('thin') });
    expect(open(24 * HOUR).found).toEqual({});
    expect(stored()).toBeNull();
  });

  test('those of another restaurant stay, until they are a day old', () => {
    open(0, 8).save({ 'pizza:large': draftOf('thin') });
    expect(open(HOUR).found).toEqual({});
    expect(stored(8)).not.toBeNull();
    open(25 * HOUR);
    expect(stored(8)).toBeNull();
  });

  test('two tabs store the pizza that each builds', () => {
    const [one, other] = [open(), open()];
    one.save({ 'pizza:large': draftOf('thin') });
    other.save({ 'pizza:small': draftOf('thick') });
    expect(Object.keys(open().found).sort()).toEqual(['pizza:large', 'pizza:small']);
    one.save({});
    expect(Object.keys(open().found)).toEqual(['pizza:small']);
  });

  test.each([
    ['a choice without flavors', { crust: null, dough: null, count: 1 }],
    ['a negative quantity', { ...draftOf('a').choices[0], flavors: [{ id: 'a', quantity: -1 }] }],
    ['a number as an id', { ...draftOf('a').choices[0], crust: 7 }],
  ])('%s is dropped alone', (_, broken) => {
    const drafts = { bad: { choices: { 0: broken }, lineId: null }, good: draftOf('thin') };
    device.write(keys.pizzaDrafts(7), { savedAt: 0, drafts });
    expect(Object.keys(open().found)).toEqual(['good']);
  });
});
