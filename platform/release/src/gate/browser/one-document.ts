import type { Page, Visitor } from '../../cli/browser';
import type { Texts } from '@storefront/compositions/story';
import type { Browsing } from './browsing';
import { RESTAURANT } from './customer';
import { CART_KEY, olderCarts } from './older-carts';
import { headingOf, screens } from './screens';

const CART_TEXT = JSON.stringify(olderCarts[0]?.text ?? '');

/** Stores the cart of a visitor: pages of the order redirect without one. */
export const STORED_CART = `localStorage.setItem(${JSON.stringify(CART_KEY)}, ${CART_TEXT});`;

/** A page that the browser renders: the application of a rendered one may still wait for its start. */
export const FIRST_ROUTE = 'login';

const headingIsShown = (page: Page, texts: Texts, route: string): Promise<void> => {
  const screen = screens[route];
  return page
    .locator(screen === undefined ? 'h1, dialog[open]' : 'h1')
    .filter(screen === undefined ? {} : { hasText: headingOf(screen, texts) })
    .first()
    .waitFor();
};

/** Opens a route within the document, as a link does. Rejects when its heading is not shown. */
export async function followRoute(page: Page, texts: Texts, route: string): Promise<void> {
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    `/${RESTAURANT}/${route}${screens[route]?.query ?? ''}`,
  );
  await headingIsShown(page, texts, route);
}

/** A document in which a visitor with a cart follows routes; `watch` is called before it is loaded. */
export async function openDocument(
  visitor: Visitor,
  { candidate, texts }: Pick<Browsing, 'candidate' | 'texts'>,
  watch: (page: Page) => void = () => undefined,
): Promise<Page> {
  await visitor.addInitScript({ content: STORED_CART });
  const page = await visitor.newPage();
  watch(page);
  await page.goto(`${candidate}/${RESTAURANT}/${FIRST_ROUTE}`);
  await headingIsShown(page, texts, FIRST_ROUTE);
  return page;
}
