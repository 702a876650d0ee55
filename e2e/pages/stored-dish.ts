import type { LocatorLike, PageLike } from '@storefront/compositions/story';
import { RESTAURANTS, type Restaurant } from './demo';

interface Wire {
  readonly menu: {
    readonly categories: readonly {
      readonly products: readonly {
        readonly id: string;
        readonly name: string;
        readonly price: number;
      }[];
    }[];
  };
}

/** A dish without options in a stored cart. */
interface StoredDish {
  readonly restaurant: Restaurant;
  readonly name: string;
  readonly quantity?: number;
  readonly deliveryType: 'balcony' | 'delivery';
}

/** Opens a page with a dish in the stored cart, as on a second visit. */
export async function openWithDish<L extends LocatorLike<L>>(
  page: PageLike<L>,
  path: string,
  { restaurant, name, quantity = 1, deliveryType }: StoredDish,
): Promise<void> {
  const answer = await page.request.get(`/api/restaurant/data/v2/${restaurant}`);
  const { menu } = (await answer.json()) as Wire;
  const dish = menu.categories
    .flatMap(({ products }) => products)
    .find((product) => product.name === name);
  if (dish === undefined) throw new Error(`${restaurant} does not sell ${name}`);
  const { id, price } = dish;
  const line = { lineId: 'g1', id, name, qty: quantity, price, type: 'general' };
  const text = JSON.stringify({ v: 1, value: { lines: [line], deliveryType } });
  await page.addInitScript({
    content: `if (sessionStorage.getItem('gate-planted') === null) {
      sessionStorage.setItem('gate-planted', 'yes');
      localStorage.setItem('cart-${RESTAURANTS[restaurant]}', ${JSON.stringify(text)});
    }`,
  });
  await page.goto(`/${restaurant}/${path}`);
}
