import type { Allergen } from '@storefront/shared-domain/contracts';

const cheese: readonly Allergen[] = ['milk'];
const cured: readonly Allergen[] = ['milk', 'sulphites'];
const ham: readonly Allergen[] = ['milk', 'soy', 'sulphites'];

/** Allergens of the pizzas; the kitchen has confirmed every flavor. */
export const pizzaAllergens = {
  dough: ['gluten'],
  choices: ['milk', 'eggs', 'fish', 'soy', 'mustard', 'sulphites'],
  flavors: {
    margherita: cheese,
    calabresa: ['soy', 'sulphites'],
    mussarela: cheese,
    portuguesa: [...ham, 'eggs'],
    'quatro-queijos': cheese,
    'frango-catupiry': cheese,
    napolitana: cheese,
    toscana: cured,
    atum: ['fish'],
    'alho-oleo': cheese,
    presunto: ham,
    'bacon-milho': cured,
    diavola: cured,
    'parma-rucula': cheese,
    pepperoni: cured,
    burrata: ['milk', 'nuts'],
    camarao: ['milk', 'crustaceans'],
    'gorgonzola-pera': ['milk', 'nuts'],
    capricciosa: ['soy', 'sulphites'],
    siciliana: cheese,
    'carne-seca': cheese,
    trufada: cheese,
    'figo-parma': cheese,
    salmao: ['fish', 'milk'],
    funghi: cheese,
    ortolana: [],
    'rucula-tomate-seco': cured,
    brocolis: cheese,
    palmito: cheese,
    marinara: [],
    'chocolate-morango': ['milk', 'soy'],
    brigadeiro: ['milk', 'soy'],
    'romeu-julieta': cheese,
    'banana-canela': cheese,
    'pistache-branco': ['milk', 'nuts', 'soy'],
    'nutella-avela': ['milk', 'nuts', 'soy'],
  },
} as const satisfies {
  dough: readonly Allergen[];
  choices: readonly Allergen[];
  flavors: Record<string, readonly Allergen[]>;
};
