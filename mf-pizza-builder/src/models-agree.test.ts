import fc from 'fast-check';
import {
  buildPizza,
  emptyChoice,
  pizzaPrice,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import { anyOffer, randomRuns } from '@storefront/shared-domain/testing';
import { select, type Action } from './features/classic/selection';
import {
  toChoice,
  emptySelection,
  toSelection,
  withCount,
  withToppingToggled,
  type Selection,
} from './features/nep/selection';
import { addFlavor, changeSlice, clearSlice, removeFlavor } from './features/nep/slices';
import { anyMoves, type CustomerMove } from './testing/customer-move.test-kit';

/** The new module's model: a rejected action changes nothing. */
function drawn(offer: PizzaOffer, selection: Selection, move: CustomerMove): Selection {
  const orAsBefore = (result: ReturnType<typeof addFlavor>): Selection =>
    result.ok ? result.value : selection;
  switch (move.kind) {
    case 'crust':
      return { ...selection, crust: move.id };
    case 'dough':
      return { ...selection, dough: move.id };
    case 'count':
      return withCount(offer, selection, move.count);
    case 'add':
      return orAsBefore(addFlavor(offer, selection, move.id));
    case 'remove':
      return removeFlavor(offer, selection, move.id);
    case 'topping':
      return withToppingToggled(selection, move.flavor, move.topping);
    case 'change':
      return orAsBefore(changeSlice(offer, selection, move.slice, move.id));
    case 'clear':
      return clearSlice(offer, selection, move.slice);
  }
}

/**
 * Actions of a move in the classic builder, which has flavors with counts and no slices: a slice is
 * identified by its flavor.
 */
function actionsFor(move: CustomerMove, { slices }: Selection): Action[] {
  switch (move.kind) {
    case 'crust':
      return [{ kind: 'crust-chosen', id: move.id }];
    case 'dough':
      return [{ kind: 'dough-chosen', id: move.id }];
    case 'count':
      return [{ kind: 'count-chosen', count: move.count }];
    case 'add':
      return [{ kind: 'flavor-added', id: move.id }];
    case 'remove':
      return [{ kind: 'flavor-removed', id: move.id }];
    case 'topping':
      return [{ kind: 'topping-toggled', flavor: move.flavor, topping: move.topping }];
    case 'change': {
      const there = slices[move.slice] ?? null;
      if (there === move.id) return [];
      return [
        ...(there === null ? [] : [{ kind: 'flavor-removed', id: there } as const]),
        { kind: 'flavor-added', id: move.id },
      ];
    }
    case 'clear': {
      const there = slices[move.slice] ?? null;
      return there === null ? [] : [{ kind: 'flavor-removed', id: there }];
    }
  }
}

/**
 * The classic builder's choice after all of these actions; unchanged when one of them is rejected.
 */
function classic(offer: PizzaOffer, choice: PizzaChoice, actions: readonly Action[]): PizzaChoice {
  let now = choice;
  for (const action of actions) {
    const next = select(offer, now, action);
    if (!next.ok) return choice;
    now = next.value;
  }
  return now;
}

/**
 * Deep equality including order. Compares strings and calls `expect` only for a difference: there
 * are hundreds of thousands of comparisons.
 */
function expectSame(one: unknown, other: unknown): void {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  if (left !== right) expect(left).toBe(right);
}

const anyVisit = anyOffer.chain((offer) =>
  fc.record({ offer: fc.constant(offer), moves: anyMoves(offer) }),
);
const RUNS = randomRuns(10_000);

test('[OPEN-037] [PIZZA-21] both builds make equal items of random selections, or lack the same parts', () => {
  const seen = { whole: 0, unfinished: 0 };
  fc.assert(
    fc.property(anyVisit, ({ offer, moves }) => {
      let slices = emptySelection(offer);
      let counts = emptyChoice(offer);
      for (const move of moves) {
        counts = classic(offer, counts, actionsFor(move, slices));
        slices = drawn(offer, slices, move);
        expectSame(toChoice(slices), counts);
      }
      const item = buildPizza(offer, toChoice(slices), 'line');
      expect(item).toEqual(buildPizza(offer, counts, 'line'));
      expectSame(pizzaPrice(offer, toChoice(slices)), pizzaPrice(offer, counts));
      expectSame(toChoice(toSelection(offer, counts)), counts);
      seen[item.ok ? 'whole' : 'unfinished'] += 1;
    }),
    { numRuns: RUNS },
  );
  // Random menus often allow no complete pizza; the comparison needs enough complete ones.
  expect(seen.whole).toBeGreaterThan(RUNS / 5);
  expect(seen.unfinished).toBeGreaterThan(RUNS / 20);
}, 120_000);
