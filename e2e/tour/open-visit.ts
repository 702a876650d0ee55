import type { Browser, BrowserContext } from '@playwright/test';
import { CartPage } from '../pages/cart';
import { CheckoutPage } from '../pages/checkout';
import { DeliveryPage } from '../pages/delivery';
import { ExtrasPage } from '../pages/extras';
import { PizzaPage } from '../pages/pizza';
import { Store } from '../pages/store';
import { anyMethod } from '../support/any-method';
import { changeRestaurant } from '../support/change-restaurant';
import { fixTime } from '../support/fixed-time';
import { textsOf } from '../support/texts';
import type { TourScreen, Visitor } from './tour-screen';

const LOCALE = 'pt-BR';
/** A Wednesday in São Paulo. */
const timeOf = (hour: string): Date => new Date(`2026-01-14T${hour}:00-03:00`);

export const SIZES = {
  phone: { width: 390, height: 844 },
  wide: { width: 1280, height: 800 },
} as const;

interface Visit {
  readonly url: string;
  readonly screen: TourScreen;
  readonly look: string;
  readonly size: keyof typeof SIZES;
}

/** A fresh browser at the time of the screen; the restaurant's record has the look. */
export async function openVisit(
  browser: Browser,
  { url, screen, look, size }: Visit,
): Promise<{ context: BrowserContext; visitor: Visitor }> {
  const context = await browser.newContext({
    baseURL: url,
    locale: LOCALE,
    timezoneId: 'America/Sao_Paulo',
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (screen.isLive !== true) await fixTime(page, timeOf(screen.hour ?? '19:30'));
  await changeRestaurant(page, screen.restaurant ?? 'bella-napoli', ({ info }) => {
    info['look'] = look;
  });
  const texts = textsOf(LOCALE);
  return {
    context,
    visitor: {
      page,
      texts,
      store: new Store(page, texts),
      pizza: new PizzaPage(page, texts),
      extras: new ExtrasPage(page, texts),
      cart: new CartPage(page, texts),
      delivery: new DeliveryPage(page, texts),
      checkout: new CheckoutPage(page, texts, anyMethod(texts)),
    },
  };
}
