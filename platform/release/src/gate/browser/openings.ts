import pLimit from 'p-limit';
import type { Page, Visitor } from '../../cli/browser';
import type { BrowserCheck } from '../check';
import type { Browsing } from './browsing';
import { RESTAURANT } from './customer';
import { STORED_CART } from './one-document';
import { watchErrors } from './page-errors';
import { headingOf, screens } from './screens';

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
async function missing(page: Page, address: string, { texts }: Browsing): Promise<string | null> {
  const screen = screens[address];
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

async function open(visitor: Visitor, browsing: Browsing, address: string): Promise<string[]> {
  const page = await visitor.newPage();
  const errors = watchErrors(page);
  const query = screens[address]?.query ?? '';
  await page.goto(`${browsing.candidate}/${RESTAURANT}/${address}${query}`);
  const what = await missing(page, address, browsing);
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
    'and shows the heading that platform/release/src/gate/browser/screens.ts names.',
  run: async (browsing) => {
    const someone = await browsing.visitor();
    await someone.addInitScript({ content: STORED_CART });
    const findings = await pLimit(TABS).map(browsing.addresses, (address) =>
      open(someone, browsing, address),
    );
    await someone.close();
    return findings.flat().sort();
  },
};
