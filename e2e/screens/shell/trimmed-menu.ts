import type { WireRestaurant } from '../../support/change-restaurant';

type WireCategory = { products: { name: string }[] };

/**
 * For `changeRestaurant`: removes all pizzas, and the categories without any of these products; a
 * long menu is slow in jsdom.
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
