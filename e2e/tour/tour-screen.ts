import type { Page } from '@playwright/test';
import type { CartPage } from '../pages/cart';
import type { CheckoutPage } from '../pages/checkout';
import type { DeliveryPage } from '../pages/delivery';
import type { ExtrasPage } from '../pages/extras';
import type { PizzaPage } from '../pages/pizza';
import type { Store } from '../pages/store';
import type { Texts } from '../support/texts';

/** A customer in a fresh browser, and the pages of the storefront. */
export interface Visitor {
  readonly page: Page;
  readonly texts: Texts;
  readonly store: Store;
  readonly pizza: PizzaPage;
  readonly extras: ExtrasPage;
  readonly cart: CartPage;
  readonly delivery: DeliveryPage;
  readonly checkout: CheckoutPage;
}

export interface TourScreen {
  /** Name of its pictures. */
  readonly id: string;
  readonly title: string;
  /** One sentence for the document. */
  readonly shows: string;
  readonly restaurant?: string;
  /** Local time of day of the page; 19:30 by default. */
  readonly hour?: string;
  /** The screen shows times of the server: the page has the real clock. */
  readonly isLive?: boolean;
  /** A wide screen is pictured, too. */
  readonly isAlsoWide?: boolean;
  /** Leads a fresh visitor to the screen. */
  readonly visit: (visitor: Visitor) => Promise<unknown>;
}
