import { isDeepStrictEqual } from 'node:util';
import type { Page } from '../../cli/browser';
import type { BrowserCheck } from '../check';
import type { Browsing } from './browsing';
import { fillCart, openCart, storedSession } from './customer';
import { type Customers, type Entry, openCustomers } from './customers';
import { CART_KEY, type OlderCart, type ShownCart, olderCarts } from './older-carts';
import { watchErrors } from './page-errors';

/** Contents of the cart's page, without texts. */
const shownCart = (page: Page): Promise<ShownCart> =>
  page.evaluate(
    () => ({
      names: [...document.querySelectorAll('main li h2')].map(
        ({ textContent }) => textContent ?? '',
      ),
      quantities: [...document.querySelectorAll('main li [role=spinbutton]')].map(
        (input) => input.getAttribute('aria-valuenow') ?? '',
      ),
      total: (document.querySelector('footer output')?.textContent ?? '').replace(/\D/g, ''),
    }),
    null,
  );

const storedCart = (page: Page): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', CART_KEY);

const nothing: ShownCart = { names: [], quantities: [], total: '' };

/**
 * The cart as a build shows it, and as the build stores it afterwards. `session`: the stored login,
 * none for a visitor.
 */
async function readBack(
  customers: Customers,
  base: string,
  text: string,
  session: readonly Entry[] = [],
): Promise<{ shown: ShownCart; stored: string }> {
  const page = await customers.page(base, [[CART_KEY, text], ...session]);
  const problems = watchErrors(page, { api: true });
  const isShown = await openCart(page, base).catch((error: unknown) => {
    const [reason = ''] = String(error).split('\n', 1);
    throw new Error(
      [
        `the cart cannot be opened: ${reason} (at ${new URL(page.url()).pathname})`,
        ...problems(),
      ].join('; '),
    );
  });
  const read = { shown: isShown ? await shownCart(page) : nothing, stored: await storedCart(page) };
  await page.close();
  return read;
}

async function fill(
  customers: Customers,
  base: string,
): Promise<{ shown: ShownCart; stored: string }> {
  const page = await customers.page(base);
  await fillCart(page, base);
  const filled = { shown: await shownCart(page), stored: await storedCart(page) };
  await page.close();
  return filled;
}

const words = ({ names, quantities, total }: ShownCart): string =>
  names.length === 0
    ? 'an empty cart'
    : `${names.map((name, index) => `${quantities[index] ?? '?'} × ${name}`).join(', ')} for ${total}`;

const compare = (what: string, given: ShownCart, wanted: ShownCart): string[] =>
  isDeepStrictEqual(given, wanted)
    ? []
    : [`${what} reads as ${words(given)}, it was ${words(wanted)}`];

/** A cart that one build wrote, read by the other, and back again by the first. */
async function thereAndBack(
  customers: Customers,
  [writer, from]: readonly [string, string],
  [reader, to]: readonly [string, string],
): Promise<string[]> {
  const written = await fill(customers, from);
  const read = await readBack(customers, to, written.stored);
  const back = await readBack(customers, from, read.stored);
  return [
    ...compare(
      `a cart of the ${writer} build, opened by the ${reader} one,`,
      read.shown,
      written.shown,
    ),
    ...compare(
      `a cart of the ${writer} build that the ${reader} one has stored, opened by the ${writer} one again,`,
      back.shown,
      written.shown,
    ),
  ];
}

/**
 * The candidate reads an older cart; the served build reads the candidate's stored result the same
 * way as the older cart itself.
 */
async function olderCart(
  { candidate, served }: Browsing,
  customers: Customers,
  { name, text, shows, ofAccount }: OlderCart,
): Promise<string[]> {
  const session = ofAccount ? [await storedSession(candidate)] : [];
  const read = await readBack(customers, candidate, text, session);
  const found = compare(name, read.shown, shows);
  // the served build would read the same text twice
  if (served === null || read.stored === text) return found;
  const [before, after] = [
    await readBack(customers, served, text, session),
    await readBack(customers, served, read.stored, session),
  ];
  return [
    ...found,
    ...compare(
      `${name}, stored by the new build and opened by the served one,`,
      after.shown,
      before.shown,
    ),
  ];
}

export const carts: BrowserCheck = {
  name: 'carts',
  sentence:
    'Carts that customers have stored are read by the candidate, and what it stores is read by the build it replaces.',
  advice:
    'Read the old form beside the new one for one release before writing the new one; ' +
    'raise the version of the stored value.',
  run: async (browsing) => {
    const { candidate, served } = browsing;
    const customers = openCustomers(browsing.visitor);
    try {
      const found: string[] = [];
      // one after the other: each opens several pages
      for (const older of olderCarts) found.push(...(await olderCart(browsing, customers, older)));
      const old = served ?? candidate;
      found.push(...(await thereAndBack(customers, ['served', old], ['new', candidate])));
      if (served !== null)
        found.push(...(await thereAndBack(customers, ['new', candidate], ['served', served])));
      return found;
    } finally {
      await customers.close();
    }
  },
};
