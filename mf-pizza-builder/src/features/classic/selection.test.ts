import { emptyChoice, type PizzaChoice } from '@storefront/shared-domain/menu-rules';
import { findFlowItem } from '../../flow/flow-item';
import { pizzaData } from '../../testing/pizza-menu.test-kit';
import { select, type Action } from './selection';

const { menu, info } = pizzaData();
const offerOf = (id: string) => findFlowItem(menu, info, id, false)!.offers[0]!;
const flavor = (id: string, quantity = 1, toppings: string[] = []) => ({ id, quantity, toppings });

/** The choice after the actions; a rejected action changes nothing and its reason is recorded. */
function after(
  size: string,
  actions: readonly Action[],
  from?: PizzaChoice,
): { choice: PizzaChoice; refused: string[] } {
  const offer = offerOf(size);
  return actions.reduce(
    (so, action) => {
      const result = select(offer, so.choice, action);
      return result.ok
        ? { ...so, choice: result.value }
        : { ...so, refused: [...so.refused, result.error] };
    },
    { choice: from ?? emptyChoice(offer), refused: [] as string[] },
  );
}
const add = (id: string): Action => ({ kind: 'flavor-added', id });
const remove = (id: string): Action => ({ kind: 'flavor-removed', id });

test('crust and dough are chosen and chosen anew', () => {
  const { choice } = after('half', [
    { kind: 'crust-chosen', id: 'thin' },
    { kind: 'dough-chosen', id: 'rye' },
    { kind: 'crust-chosen', id: 'cheddar' },
  ]);
  expect(choice).toMatchObject({ crust: 'cheddar', dough: 'rye' });
});

test('[PIZZA-19] a flavor beyond the most is refused', () => {
  expect(after('half', [add('margherita'), add('diavola'), add('margherita')])).toMatchObject({
    choice: { flavors: [flavor('margherita'), flavor('diavola')] },
    refused: ['full'],
  });
  expect(after('plain', [add('margherita'), add('margherita')])).toMatchObject({
    choice: { flavors: [flavor('margherita')] },
    refused: ['full'],
  });
});

test('one flavor may fill several parts', () => {
  expect(after('half', [add('margherita'), add('margherita')]).choice.flavors).toEqual([
    flavor('margherita', 2),
  ]);
});

test('[PIZZA-20] a flavor counted down to zero is gone, its toppings with it', () => {
  const { choice } = after('half', [
    add('margherita'),
    { kind: 'topping-toggled', flavor: 'margherita', topping: 'basil' },
    remove('margherita'),
    add('margherita'),
  ]);
  expect(choice.flavors).toEqual([flavor('margherita')]);
  expect(after('half', [add('diavola'), add('diavola'), remove('diavola')]).choice.flavors).toEqual(
    [flavor('diavola')],
  );
  expect(after('half', [remove('diavola')]).choice.flavors).toEqual([]);
});

test('[PIZZA-18] another number of flavors resets them, the same number does not', () => {
  const two: Action[] = [{ kind: 'count-chosen', count: 2 }, add('margherita'), add('diavola')];
  expect(
    after('quarters', [...two, { kind: 'count-chosen', count: 2 }]).choice.flavors,
  ).toHaveLength(2);
  expect(after('quarters', [...two, { kind: 'count-chosen', count: 4 }]).choice).toMatchObject({
    count: 4,
    flavors: [],
  });
});

test('before the number of flavors is known none can be added', () => {
  expect(after('quarters', [add('margherita')])).toMatchObject({
    choice: { flavors: [] },
    refused: ['count-missing'],
  });
});

test.each(['shrimp', 'chocolate', 'unknown'])(
  'a flavor that is paused, of another size or unknown cannot be added: %s',
  (id) => {
    expect(after('plain', [add(id)])).toMatchObject({
      choice: { flavors: [] },
      refused: ['flavor-unavailable'],
    });
  },
);

test('[PIZZA-12] toppings are put on one flavor and taken off again', () => {
  const toggle: Action = { kind: 'topping-toggled', flavor: 'diavola', topping: 'basil' };
  const { choice } = after('half', [add('margherita'), add('diavola'), toggle]);
  expect(choice.flavors).toEqual([flavor('margherita'), flavor('diavola', 1, ['basil'])]);
  expect(after('half', [toggle], choice).choice.flavors).toEqual([
    flavor('margherita'),
    flavor('diavola'),
  ]);
});
