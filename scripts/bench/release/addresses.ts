import { RESTAURANT_PATH } from '../settings';

interface Product {
  readonly id: string;
  readonly unavailable?: boolean;
  readonly extras: readonly unknown[];
}

/** Reads a product with options of the restaurant that is measured. */
async function productWithOptions(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/restaurant/data/v2${RESTAURANT_PATH}`);
  const { menu } = (await answer.json()) as {
    menu: { categories: readonly { products: readonly Product[] }[] };
  };
  const products = menu.categories.flatMap((category) => category.products);
  return (
    products.find(({ extras, unavailable }) => extras.length > 0 && unavailable !== true)?.id ?? ''
  );
}

/**
 * For each remote, an address of a page of that remote, for a customer with a product in the cart.
 */
export async function addressesOf(origin: string): Promise<ReadonlyMap<string, string>> {
  const at = (path: string) => `${origin}${RESTAURANT_PATH}${path}`;
  return new Map([
    ['mf-menu', at('')],
    ['mf-cart', at('/shopping-cart')],
    [
      'mf-pizza-builder',
      at(`/extra?product=${encodeURIComponent(await productWithOptions(origin))}`),
    ],
    ['mf-delivery', at('/delivery')],
    ['mf-checkout', at('/payment/success')],
    ['mf-tracking', at('/track?token=4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11')],
    ['mf-account', at('/login')],
  ]);
}
