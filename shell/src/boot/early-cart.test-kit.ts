import { allSettled, fork, type Scope } from 'effector';
import { StoredCart, type CartLine } from '@storefront/shared-domain/contracts';
import {
  $lines,
  cartOpened,
  earlyCartFound,
  restaurantLoaded,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { restaurantData } from '@storefront/shared-domain/testing';
import { recordEarlyInput, type EarlyInput } from '../rendered/early-input';
import { earlyCart, type EarlyCart } from './early-cart';

const data = restaurantData();
export const RESTAURANT = data.info.id;
export const CART = keys.cart(RESTAURANT);

export interface Dish {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

/** A card of the menu as mf-menu's `CardCounter` renders it before the cart is read. */
const cardOf = ({ id, name, price }: Dish): string => `
  <article>
    <div class="counter" data-id="${id}" data-price="${price}" data-name="${name}">
      <button type="button" class="step" hidden aria-label="One ${name} less"><svg></svg></button>
      <span class="quantity" hidden><span>0</span></span>
      <button type="button" class="whole early" aria-label="Add ${name}"><span></span></button>
    </div>
  </article>`;

/** Adds a rendered menu to the document. */
export function showMenu(dishes: readonly Dish[]): HTMLElement {
  const root = document.createElement('div');
  root.dataset['restaurant'] = String(RESTAURANT);
  root.dataset['path'] = '/bella';
  root.innerHTML = `<div data-money="R$1.234,00">${dishes.map(cardOf).join('')}</div>`;
  document.body.append(root);
  return root;
}

/** A page whose application has not started: its start script, and the document it changes. */
export interface Page {
  readonly cart: EarlyCart;
  readonly early: EarlyInput;
  readonly plus: (id: string) => HTMLElement;
  readonly minus: (id: string) => HTMLElement;
  /** What the card shows; null while its counter is hidden. */
  readonly shown: (id: string) => string | null;
}

export function openPage(root: HTMLElement): Page {
  const cart = earlyCart(root, 'en');
  const early = recordEarlyInput(root, cart.press);
  const part = (id: string, at: number) =>
    root.querySelector(`[data-id="${id}"]`)!.children[at] as HTMLElement;
  return {
    cart,
    early,
    plus: (id) => part(id, 2),
    minus: (id) => part(id, 0),
    shown: (id) => (part(id, 1).hidden ? null : part(id, 1).textContent),
  };
}

/** Starts the application's models on a page, or in another tab. */
export async function startModels(cart: EarlyCart | null = null): Promise<Scope> {
  const scope = fork();
  if (cart) await allSettled(earlyCartFound, { scope, params: cart });
  await allSettled(restaurantSelected, { scope, params: data.info.restaurant_url });
  await allSettled(restaurantLoaded, { scope, params: data });
  await allSettled(cartOpened, { scope, params: RESTAURANT });
  return scope;
}

/** Ends the models: open tabs would continue to write their carts. */
export const endModels = (scope: Scope): Promise<unknown> =>
  allSettled(restaurantSelected, { scope, params: 'left' });

export const storedLines = (): readonly CartLine[] => storage.read(CART, StoredCart)?.lines ?? [];

export const quantities = (lines: readonly CartLine[]): Record<string, number> => {
  const counted: Record<string, number> = {};
  for (const { id, qty } of lines) counted[id] = (counted[id] ?? 0) + qty;
  return counted;
};

export const linesOf = (scope: Scope): readonly CartLine[] => scope.getState($lines);

/** Another tab has written: the event that this document gets. */
export const storageChanged = (): void =>
  void window.dispatchEvent(new StorageEvent('storage', { key: CART }));
