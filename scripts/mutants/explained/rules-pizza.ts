import type { Explanation } from './explanation';

/** Survivors of `shared-domain/src/rules/pizza`. */
export const rulesPizza: readonly Explanation[] = [
  {
    file: 'shared-domain/src/rules/pizza/build-pizza.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason:
      'pizzaProblem excludes flavors without a price and unknown toppings before a pizza is built',
  },
  {
    file: 'shared-domain/src/rules/pizza/build-pizza.ts',
    original: 'unit === null',
    replacement: 'false',
    reason: 'pizzaProblem excludes flavors without a price before a pizza is built',
  },
  {
    file: 'shared-domain/src/rules/pizza/build-pizza.ts',
    original: 'findFlavor(offer, id)?.flavor',
    replacement: 'findFlavor(offer, id).flavor',
    reason: 'a flavor with a price is one that findFlavor finds',
  },
  {
    file: 'shared-domain/src/rules/pizza/association-price.ts',
    original: 'value > 0',
    replacement: 'value >= 0',
    reason: '0 percent and a fixed 0 are 0 of every price',
  },
  {
    file: 'shared-domain/src/rules/pizza/association-price.ts',
    original: "{ type: '', step: 0 }",
    replacement: '{}',
    reason: 'a rule with and one without an unusable type both round to the hundredth',
  },
  {
    file: 'shared-domain/src/rules/pizza/association-price.ts',
    original: 'requested > whole',
    replacement: 'requested >= whole',
    reason: 'at equality both branches are the same amount',
  },
  {
    file: 'shared-domain/src/rules/pizza/pizza-price.ts',
    original: 'findFlavor(offer, id)?.flavor',
    replacement: 'findFlavor(offer, id).flavor',
    reason: 'the choice is reduced to offered flavors first, so that findFlavor finds each',
  },
  {
    file: 'shared-domain/src/rules/pizza/pizza-price.ts',
    original: "{ type: '', step: 0 }",
    replacement: '{}',
    reason: 'a rule with and one without an unusable type both round to the hundredth',
  },
  {
    file: 'shared-domain/src/rules/pizza/slice-price.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'a text has no pizzaPart, so that no division fits it: the same as no fraction',
  },
  {
    file: 'shared-domain/src/rules/pizza/whole-pizza.ts',
    original: '{ count: 0 }',
    replacement: '{}',
    reason: 'only limits of incremental sizes depend on the count, and those return before',
  },
];
