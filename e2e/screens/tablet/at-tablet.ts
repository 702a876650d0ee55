import { screen, within } from '@testing-library/react';
import { keys } from '@storefront/shared-domain/storage';
import { TABLES, tableCode } from '../../support/tablet';
import { apiRequest } from '../kit/api-request';
import { openStorefront, type Opened, type Options } from '../kit/open-storefront';

export const PLAIN = 'Tábua de Antepasto';
export const WITH_EXTRAS = 'Carbonara';

/** The device is the tablet of a table. Call it before the page is opened. */
export async function storeTablet(table: string, restaurantId: number = TABLES.id): Promise<void> {
  const value = {
    table,
    token: restaurantId === TABLES.id ? await tableCode(apiRequest, table) : 'seven',
  };
  localStorage.setItem(keys.tablet(restaurantId), JSON.stringify({ v: 1, value }));
}

export interface OpenedTablet extends Opened {
  /** Puts a product without options into the cart. */
  add(name: string): Promise<void>;
  /** Opens the cart beside the menu. */
  openCart(): Promise<HTMLElement>;
}

/** The menu of the tablet on a table of the demo restaurant, or on none. */
export async function atTablet(table: string | null, options: Options = {}): Promise<OpenedTablet> {
  if (table !== null) await storeTablet(table);
  const opened = await openStorefront(`/${TABLES.url}/tablet`, options);
  const { texts, user } = opened;
  const add = async (name: string): Promise<void> => {
    const [button] = await screen.findAllByLabelText(texts('mf-menu:card.add', { name }));
    await user.click(button!);
  };
  const openCart = async (): Promise<HTMLElement> => {
    await user.click(await screen.findByText(texts('mf-cart:button.see')));
    return screen.findByRole('dialog');
  };
  return { ...opened, add, openCart };
}

/** Presses a button inside a part of the page. */
export const press = async (
  { user }: Pick<Opened, 'user'>,
  part: HTMLElement,
  name: string,
): Promise<void> => user.click(within(part).getByRole('button', { name }));
