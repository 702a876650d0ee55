import type { Allergen } from '@storefront/shared-domain/contracts';

const cheese: readonly Allergen[] = ['milk'];
const cured: readonly Allergen[] = ['milk', 'sulphites'];

/** Allergens of the pizzas; the kitchen has confirmed every flavor. */
export const pizzaAllergens = {
  dough: ['gluten'],
  choices: ['milk', 'fish', 'soy', 'sulphites'],
  flavors: {
    'ny-cheese': cheese,
    'us-pepperoni': cured,
    'us-margherita': cheese,
    'sausage-peppers': cured,
    supreme: cured,
    'meat-lovers': [...cured, 'soy'],
    hawaiian: cured,
    'hot-honey': cured,
    'buffalo-chicken': ['milk', 'eggs', 'celery'],
    'bbq-chicken': ['milk', 'mustard', 'soy', 'sulphites'],
    'vodka-pie': cured,
    'white-pie': cheese,
    'clam-pie': ['molluscs'],
    garden: cheese,
    'us-funghi': cheese,
    'us-marinara': [],
  },
} as const satisfies {
  dough: readonly Allergen[];
  choices: readonly Allergen[];
  flavors: Record<string, readonly Allergen[]>;
};
