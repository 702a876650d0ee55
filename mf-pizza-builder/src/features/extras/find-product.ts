import type { Menu, Product } from '@storefront/shared-domain/contracts';

/** The product an address names, wherever on the menu it stands. */
export const findProduct = (menu: Menu | null, id: string | null): Product | undefined =>
  menu === null ? undefined : [...menu.categories.flatMap(({ products }) => products), ...menu.featuredItems].find((product) => product.id === id);
