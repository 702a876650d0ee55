import { filterFeatured } from '../../build/category';
import { withDietary } from '../../build/dietary';
import { withPizzaDietary } from '../../build/pizza-dietary';
import type { WireMenu } from '@storefront/reference-api/plugin/restaurants';
import { adega } from './categories/adega';
import { bebidas } from './categories/bebidas';
import { calzones } from './categories/calzones';
import { entradas } from './categories/entradas';
import { festas } from './categories/festas';
import { massas } from './categories/massas';
import { risotos } from './categories/risotos';
import { saladas } from './categories/saladas';
import { sobremesas } from './categories/sobremesas';
import { combos } from './combos';
import { statements } from './dietary';
import { pizzaAllergens } from './pizza-dietary';
import { pizzas } from './pizzas';
import { prizes } from './prizes';

const categories = withDietary(
  [entradas, massas, risotos, calzones, saladas, festas, sobremesas, bebidas, adega],
  statements,
);

/** Twelve sections on the screen: On Sale, combos, pizzas and nine general categories. */
export const menu: WireMenu = {
  featuredItems: filterFeatured(categories),
  combos,
  pizzas: withPizzaDietary(pizzas, pizzaAllergens),
  categories,
  prizes,
};
