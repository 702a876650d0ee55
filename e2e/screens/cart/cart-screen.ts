import { screen, within } from '@testing-library/react';
import type { CartLine } from '@storefront/shared-domain/contracts';
import type { WireRestaurant } from '../../support/change-restaurant';
import { changeRestaurant } from '../kit/change-restaurant';
import { demoRestaurant } from '../kit/demo-restaurant';
import type { Network } from '../kit/network';
import { openStorefront, type Opened } from '../kit/open-storefront';
import { storeCart } from '../kit/stored';

interface Options {
  readonly restaurant?: string;
  readonly path?: string;
  readonly lines: readonly CartLine[];
  readonly change?: (wire: WireRestaurant) => void;
  readonly before?: (network: Network) => void;
}

export type CartScreen = Opened & {
  heading(): Promise<HTMLElement>;
  /** The line with this name. */
  line(name: string): HTMLElement;
  press(
    key: `${string}:${string}`,
    values?: Readonly<Record<string, string | number>>,
  ): Promise<void>;
  finish(): Promise<void>;
};

/**
 * Opens a restaurant with these lines in the stored cart: the cart of Bella Napoli unless named.
 */
export async function openCart({
  restaurant = 'bella-napoli',
  path = 'shopping-cart',
  lines,
  change,
  before,
}: Options): Promise<CartScreen> {
  const { info } = await demoRestaurant(restaurant);
  storeCart(info.id, lines);
  const opened = await openStorefront(`/${restaurant}/${path}`, {
    before: (network) => {
      if (change) changeRestaurant(restaurant, change)(network);
      before?.(network);
    },
  });
  const { texts, user } = opened;
  const press: CartScreen['press'] = async (key, values) =>
    user.click(await screen.findByRole('button', { name: texts(key, values) }));
  return {
    ...opened,
    press,
    heading: () => screen.findByRole('heading', { level: 1, name: texts('mf-cart:page.title') }),
    line: (name) => {
      const lineOf = (element: HTMLElement): boolean =>
        within(element).queryByRole('heading', { level: 2, name }) !== null;
      const found = within(screen.getByRole('list', { name: texts('mf-cart:page.title') }))
        .getAllByRole('listitem')
        .find(lineOf);
      if (found === undefined) throw new Error(`the cart has no line ${name}`);
      return found;
    },
    finish: () => press('mf-cart:footer.finish'),
  };
}
