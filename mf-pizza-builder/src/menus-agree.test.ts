import fc from 'fast-check';
import {
  buildPizza,
  emptyChoice,
  flavorsOf,
  pizzaPrice,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import { anyOffer, randomRuns } from '@storefront/shared-domain/testing';
import { select, type Action } from './features/classic/selection';
import { inSize } from './flow/size-options';
import { withFlavors } from './flow/with-flavors';

/** Two sizes of one menu. */
const anySizes = fc
  .tuple(anyOffer, anyOffer)
  .map(([{ pizzas, ...first }, { size }]): readonly [PizzaOffer, PizzaOffer] => {
    const sizes = [first.size, { ...size, id: 'other', unavailable: false }] as const;
    const menu = { ...pizzas, sizes: [...sizes] };
    const offer = { ...first, association: null, pizzas: menu };
    return [
      { ...offer, size: sizes[0] },
      { ...offer, size: sizes[1] },
    ];
  });

/** The actions that build the same pizza from its size. */
const bySize = ({ crust, dough, count, flavors }: PizzaChoice): Action[] => [
  ...(crust === null ? [] : [{ kind: 'crust-chosen', id: crust } as const]),
  ...(dough === null ? [] : [{ kind: 'dough-chosen', id: dough } as const]),
  { kind: 'count-chosen', count },
  ...flavors.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, () => ({ kind: 'flavor-added', id }) as const),
  ),
  ...flavors.flatMap(({ id, toppings }) =>
    toppings.map((topping) => ({ kind: 'topping-toggled', flavor: id, topping }) as const),
  ),
];

/** The choice after all of these actions; null when one of them is rejected. */
function afterAll(offer: PizzaOffer, actions: readonly Action[]): PizzaChoice | null {
  let choice = emptyChoice(offer);
  for (const action of actions) {
    const next = select(offer, choice, action);
    if (!next.ok) return null;
    choice = next.value;
  }
  return choice;
}

const RUNS = randomRuns(1000);

test('a pizza that was begun with a flavor is the line, at the price, of the same pizza by its size', () => {
  let whole = 0;
  const anyVisit = fc.record({
    sizes: anySizes,
    flavor: fc.nat(),
    more: fc.array(fc.nat(), { maxLength: 3 }),
    bases: fc.tuple(fc.nat(), fc.nat()),
  });
  fc.assert(
    fc.property(anyVisit, ({ sizes: [first, second], flavor, more, bases }) => {
      const idAt = (offer: PizzaOffer, at: number): string[] => {
        const flavors = flavorsOf(offer);
        return flavors
          .slice(at % (flavors.length || 1))
          .map((offeredFlavor) => offeredFlavor.flavor.id)
          .slice(0, 1);
      };
      const begun = withFlavors(first, emptyChoice(first), idAt(first, flavor));
      if (begun === null) return;
      let choice = inSize(second, begun);
      const options = (categories: typeof second.size.crustCategories) =>
        categories.flatMap((category) => category.options.map(({ id }) => id));
      const [crusts, doughs] = [
        options(second.size.crustCategories),
        options(second.size.doughCategories),
      ];
      const actions: Action[] = [
        ...crusts
          .slice(bases[0] % (crusts.length || 1))
          .slice(0, 1)
          .map((id) => ({ kind: 'crust-chosen', id }) as const),
        ...doughs
          .slice(bases[1] % (doughs.length || 1))
          .slice(0, 1)
          .map((id) => ({ kind: 'dough-chosen', id }) as const),
        ...more
          .flatMap((at) => idAt(second, at))
          .map((id) => ({ kind: 'flavor-added', id }) as const),
      ];
      for (const action of actions) {
        const next = select(second, choice, action);
        if (next.ok) choice = next.value;
      }
      const same = afterAll(second, bySize(choice));
      if (same === null) return;
      const line = buildPizza(second, choice, 'line');
      expect(buildPizza(second, same, 'line')).toEqual(line);
      expect(pizzaPrice(second, same)).toEqual(pizzaPrice(second, choice));
      if (line.ok) whole += 1;
    }),
    { numRuns: RUNS },
  );
  expect(whole).toBeGreaterThan(RUNS / 50);
}, 60_000);
