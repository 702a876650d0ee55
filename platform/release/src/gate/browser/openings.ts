import pLimit from 'p-limit';
import type { BrowserCheck } from '../check';
import type { Visitor } from '../../cli/browser';
import { RESTAURANT } from './customer';
import { watchErrors } from './page-errors';

/** With the other checks as many as two processors open in time. */
const TABS = 2;

/**
 * Errors of an address: a guard may redirect it, but the page must show content and log no error.
 */
async function open(visitor: Visitor, base: string, address: string): Promise<string[]> {
  const page = await visitor.newPage();
  const errors = watchErrors(page);
  await page.goto(`${base}/${RESTAURANT}/${address}`);
  const isShown = await page
    .locator('h1, dialog[open]')
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  await page.close();
  return [...(isShown ? [] : ['nothing is shown']), ...errors()].map(
    (what) => `/${address}: ${what}`,
  );
}

export const openings: BrowserCheck = {
  name: 'openings',
  sentence: 'Every address of the URL map opens without an error.',
  advice:
    'Open the address in the candidate and read the console; a page must not throw for a customer who comes by a link.',
  run: async ({ candidate, addresses, visitor }) => {
    const someone = await visitor();
    const findings = await pLimit(TABS).map(addresses, (address) =>
      open(someone, candidate, address),
    );
    return findings.flat().sort();
  },
};
