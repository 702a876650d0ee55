import pLimit from 'p-limit';
import type { Screen } from '@storefront/compositions/story';
import type { Page, Visitor } from '../../cli/browser';
import type { BrowserCheck } from '../check';
import type { Browsing } from './browsing';
import { type Screens, headingOf } from '../screens';
import { storedScript } from './one-document';
import { watchErrors } from './page-errors';

/** With the other checks as many as two processors open in time. */
const TABS = 2;

const isShown = (page: Page, selector: string, text?: string): Promise<boolean> =>
  (text === undefined ? page.locator(selector) : page.locator(selector).filter({ hasText: text }))
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );

/** What is missing on an address; null when it shows its page. */
async function missing(
  page: Page,
  screen: Screen | undefined,
  { texts }: Browsing,
): Promise<string | null> {
  if (screen === undefined)
    return (await isShown(page, 'h1, dialog[open]')) ? null : 'nothing is shown';
  const heading = headingOf(screen, texts);
  if (!(await isShown(page, 'h1', heading)))
    return `nothing is shown with the heading “${heading}”`;
  const dialog = screen.dialog === undefined ? null : texts(screen.dialog);
  return dialog === null || (await isShown(page, 'dialog[open]', dialog))
    ? null
    : `no dialog is shown with the heading “${dialog}”`;
}

async function open(
  visitor: Visitor,
  browsing: Browsing,
  { root, pages }: Screens,
  address: string,
): Promise<string[]> {
  const screen = pages[address];
  const page = await visitor.newPage();
  const errors = watchErrors(page);
  await page.goto(`${browsing.candidate}${root}/${address}${screen?.query ?? ''}`);
  const what = await missing(page, screen, browsing);
  await page.close();
  return [...(what === null ? [] : [what]), ...errors()].map(
    (finding) => `/${address}: ${finding}`,
  );
}

export const openings: BrowserCheck = {
  name: 'openings',
  isComparable: true,
  sentence: 'Every address of the URL map opens its own page without an error.',
  advice:
    'Open the address in the candidate and read the console; a page must not throw for a customer ' +
    'who comes by a link, ' +
    'and shows the heading that its declaration states; what it shows to a visitor who comes without an ' +
    'order, or with which query it is opened, is a row of stories/screens.ts.',
  run: async (browsing) => {
    const { screens } = browsing;
    if (screens === null) return [];
    const someone = await browsing.visitor();
    await someone.addInitScript({ content: storedScript(screens) });
    const findings = await pLimit(TABS).map(browsing.addresses, (address) =>
      open(someone, browsing, screens, address),
    );
    await someone.close();
    return findings.flat().sort();
  },
};
