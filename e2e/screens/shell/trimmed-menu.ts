import type { WireRestaurant } from '../../support/change-restaurant';

type WireCategory = { products: { name: string }[] };

/**
 * For `changeRestaurant`: leaves only the categories that have one of these products, and no
 * pizzas; a long menu is slow in jsdom.
 */
export const onlyWith =
  (...names: readonly string[]) =>
  ({ menu }: WireRestaurant): void => {
    menu['categories'] = (menu['categories'] as WireCategory[]).filter(({ products }) =>
      products.some(({ name }) => names.includes(name)),
    );
    Object.assign(menu, {
      featuredItems: [],
      combos: [],
      pizzas: { ...(menu['pizzas'] as object), sizes: [] },
    });
  };
