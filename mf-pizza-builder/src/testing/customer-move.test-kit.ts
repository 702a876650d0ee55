import fc from 'fast-check';
import {
  crustsOf,
  doughsOf,
  flavorCounts,
  flavorsOf,
  toppingsOf,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';

/** A customer action on a pizza, independent of the builder's build. */
export type CustomerMove =
  | { readonly kind: 'crust' | 'dough' | 'add' | 'remove'; readonly id: string }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'topping'; readonly flavor: string; readonly topping: string }
  /** `slice` counts from 0, clockwise; one that does not exist is filled like any free one. */
  | { readonly kind: 'change'; readonly slice: number; readonly id: string }
  | { readonly kind: 'clear'; readonly slice: number };

const idsOf = (categories: ReturnType<typeof crustsOf>): string[] =>
  categories.flatMap(({ options }) => options.map(({ id }) => id));

const oneOf = <T>(
  values: readonly T[],
  build: (value: T) => CustomerMove,
): fc.Arbitrary<CustomerMove>[] =>
  values.length === 0 ? [] : [fc.constantFrom(...values).map(build)];

/** Any actions that an offer's screen allows, in any order; enough of them for a complete pizza. */
export function anyMoves(offer: PizzaOffer): fc.Arbitrary<CustomerMove[]> {
  const flavors = flavorsOf(offer).map(({ flavor }) => flavor.id);
  const crust = oneOf(idsOf(crustsOf(offer)), (id) => ({ kind: 'crust', id }));
  const dough = oneOf(idsOf(doughsOf(offer)), (id) => ({ kind: 'dough', id }));
  const count = oneOf(flavorCounts(offer), (it) => ({ kind: 'count', count: it }));
  const add = oneOf(flavors, (id) => ({ kind: 'add', id }));
  const topping = oneOf(
    flavors.flatMap((flavor) => idsOf(toppingsOf(offer)).map((it) => ({ flavor, topping: it }))),
    (it) => ({ kind: 'topping', ...it }),
  );
  const change = oneOf(
    flavors.flatMap((id) => [0, 1, 2, 3, 4].map((slice) => ({ id, slice }))),
    (it) => ({ kind: 'change', ...it }),
  );
  const others = [
    ...crust,
    ...dough,
    ...count,
    ...oneOf(flavors, (id) => ({ kind: 'remove', id })),
    ...oneOf([0, 1, 2, 3, 4], (slice) => ({ kind: 'clear', slice })),
  ];
  const some = fc.oneof(
    ...add,
    ...add,
    ...add,
    ...change,
    ...change,
    ...topping,
    ...topping,
    ...others,
  );
  const rounds = [...crust, ...dough, ...count].map((it) => it.map((move) => [move]));
  return fc
    .tuple(
      ...rounds,
      fc.array(some, { maxLength: 12 }),
      fc.array(fc.oneof(...add, ...change, ...others.slice(0, 1)), {
        maxLength: add.length === 0 ? 0 : 6,
      }),
    )
    .map((all) => all.flat());
}
