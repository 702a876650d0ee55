import type { Texts } from '@storefront/compositions/story';
import type { Page, Visitor } from '../../cli/browser';
import { type Screens, headingOf } from '../screens';
import type { Browsing } from './browsing';

/** Stores what a visitor needs to open the pages. */
export const storedScript = ({ stored }: Screens): string =>
  `for (const [key, text] of ${JSON.stringify(stored)}) localStorage.setItem(key, text);`;

/** Pages of one composition with the texts of one language. */
export interface Walkable {
  readonly screens: Screens;
  readonly texts: Texts;
}

const headingIsShown = (page: Page, { screens, texts }: Walkable, route: string): Promise<void> => {
  const screen = screens.pages[route];
  return page
    .locator(screen === undefined ? 'h1, dialog[open]' : 'h1')
    .filter(screen === undefined ? {} : { hasText: headingOf(screen, texts) })
    .first()
    .waitFor();
};

/** Opens a route within the document, as a link does. Rejects when its heading is not shown. */
export async function followRoute(page: Page, of: Walkable, route: string): Promise<void> {
  const { root, pages } = of.screens;
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    `${root}/${route}${pages[route]?.query ?? ''}`,
  );
  await headingIsShown(page, of, route);
}

/** A document in which a visitor follows routes; `watch` is called before it is loaded. */
export async function openDocument(
  visitor: Visitor,
  { candidate }: Pick<Browsing, 'candidate'>,
  of: Walkable,
  watch: (page: Page) => void = () => undefined,
): Promise<Page> {
  const { screens } = of;
  await visitor.addInitScript({ content: storedScript(screens) });
  const page = await visitor.newPage();
  watch(page);
  await page.goto(`${candidate}${screens.root}/${screens.rest}`);
  await headingIsShown(page, of, screens.rest);
  return page;
}
