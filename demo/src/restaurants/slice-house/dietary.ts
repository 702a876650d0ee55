import { dietary } from '../../build/dietary';

const drink = dietary([], { suits: 'vegan' });
const slice = (suits?: 'vegetarian') =>
  dietary(['gluten', 'milk'], { may: ['soy'], ...(suits && { suits }) });

/** Statements about allergens and diets; the kitchen has not checked the other dishes. */
export const statements = {
  'slice-cheese': slice('vegetarian'),
  'slice-pepperoni': slice(),
  'slice-white': slice('vegetarian'),
  'slice-grandma': slice('vegetarian'),
  'slice-buffalo': dietary(['gluten', 'milk', 'eggs', 'celery'], { may: ['soy'] }),
  'slice-veggie': slice('vegetarian'),
  'garlic-knots': dietary(['gluten', 'milk'], { suits: 'vegetarian' }),
  'mozzarella-sticks': dietary(['gluten', 'milk', 'eggs'], { suits: 'vegetarian' }),
  fries: dietary([], { may: ['gluten'], suits: 'vegan' }),
  'loaded-fries': dietary(['milk'], { may: ['gluten'] }),
  'greek-salad': dietary(['milk', 'sulphites'], { suits: 'vegetarian' }),
  'caprese-salad': dietary(['milk'], { suits: 'vegetarian' }),
  'ny-cheesecake': dietary(['gluten', 'milk', 'eggs'], { may: ['nuts'], suits: 'vegetarian' }),
  cookie: dietary(['gluten', 'milk', 'eggs', 'soy'], { may: ['nuts', 'peanuts'] }),
  'brownie-us': dietary(['gluten', 'milk', 'eggs', 'nuts', 'soy'], { may: ['peanuts'] }),
  cola: drink,
  'cola-zero-us': drink,
  'root-beer': drink,
  'orange-soda': drink,
  lemonade: drink,
  'iced-tea': drink,
  water: drink,
};
