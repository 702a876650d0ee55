import { dietary } from '../../build/dietary';

const bread = (suits: 'vegan' | 'vegetarian') => dietary(['gluten'], { may: ['sesame'], suits });
const drink = dietary([], { suits: 'vegan' });
/** A salad of which the dressing and the addition are chosen. */
const salad = (contains: Parameters<typeof dietary>[0] = []) =>
  dietary(contains, {
    may: ['gluten', 'milk', 'eggs', 'fish', 'mustard', 'sesame', 'sulphites'],
    unconfirmed: ['nuts', 'celery'],
  });
const pasta = (...more: Parameters<typeof dietary>[0]) =>
  dietary(['gluten', ...more], { may: ['eggs'], unconfirmed: ['soy', 'mustard'] });

/** Statements about allergens and diets; the kitchen has not checked the other dishes. */
export const statements = {
  'bruschetta-pomodoro': bread('vegan'),
  'bruschetta-funghi': dietary(['gluten', 'milk'], { suits: 'vegetarian' }),
  'burrata-pesto': dietary(['gluten', 'milk', 'nuts'], { suits: 'vegetarian' }),
  arancini: dietary(['gluten', 'milk', 'eggs'], { may: ['celery'] }),
  carpaccio: dietary(['milk', 'mustard', 'sulphites'], { unconfirmed: ['eggs'] }),
  'polenta-frita': dietary(['milk'], { may: ['gluten'], suits: 'vegetarian' }),
  'lula-dore': dietary(['gluten', 'eggs', 'molluscs'], { may: ['fish', 'crustaceans'] }),
  'focaccia-alecrim': bread('vegan'),
  caponata: dietary(['gluten', 'nuts', 'sulphites'], { suits: 'vegan' }),
  'espaguete-pomodoro': pasta(),
  carbonara: pasta('eggs', 'milk'),
  'fettuccine-alfredo': pasta('milk'),
  'pesto-genovese': pasta('milk', 'nuts'),
  'nhoque-gorgonzola': pasta('milk', 'nuts'),
  'linguine-mare': pasta('crustaceans', 'molluscs', 'sulphites'),
  'risoto-milanesa': dietary(['milk', 'celery'], { may: ['sulphites'], suits: 'vegetarian' }),
  'risoto-camarao': dietary(['milk', 'crustaceans'], { may: ['molluscs', 'fish'] }),
  'salada-caprese': salad(['milk']),
  'salada-graos': salad(['sesame']),
  'salada-salmao': salad(['fish']),
  tiramisu: dietary(['gluten', 'milk', 'eggs'], { may: ['nuts'], suits: 'vegetarian' }),
  'panna-cotta': dietary(['milk']),
  'petit-gateau': dietary(['gluten', 'milk', 'eggs'], { may: ['nuts', 'soy'] }),
  brownie: dietary(['gluten', 'milk', 'eggs', 'nuts'], { may: ['peanuts', 'soy'] }),
  pudim: dietary(['milk', 'eggs'], { suits: 'vegetarian' }),
  'salada-frutas': dietary([], { suits: 'vegan' }),
  'cola-lata': drink,
  'cola-zero': drink,
  'guarana-lata': drink,
  'guarana-2l': drink,
  'laranja-lata': drink,
  'agua-sem-gas': drink,
  'agua-com-gas': drink,
  'suco-laranja': drink,
  'suco-abacaxi': drink,
  'limonada-siciliana': drink,
  cappuccino: dietary(['milk'], { may: ['soy'], suits: 'vegetarian' }),
};
