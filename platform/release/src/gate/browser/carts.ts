import { isDeepStrictEqual } from 'node:util';
import type { Page } from '../../cli/browser';
import type { BrowserCheck } from '../check';
import type { Browsing } from './browsing';
import { fillCart, openCart, storedSession } from './customer';
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
  { visitor }: Browsing,
  base: string,
  text: string,
  session: readonly (readonly [string, string])[] = [],
): Promise<{ shown: ShownCart; stored: string }> {
  const someone = await visitor();
  const page = await someone.newPage();
  const entries = JSON.stringify([[CART_KEY, text], ...session]);
  await page.addInitScript({
    content: `for (const [key, text] of ${entries})
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);`,
  });
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
  await someone.close();
  return read;
}

async function fill(
  { visitor }: Browsing,
  base: string,
): Promise<{ shown: ShownCart; stored: string }> {
  const someone = await visitor();
  const page = await someone.newPage();
  await fillCart(page, base);
  const filled = { shown: await shownCart(page), stored: await storedCart(page) };
  await someone.close();
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
  browsing: Browsing,
  [writer, from]: readonly [string, string],
  [reader, to]: readonly [string, string],
): Promise<string[]> {
  const written = await fill(browsing, from);
  const read = await readBack(browsing, to, written.stored);
  const back = await readBack(browsing, from, read.stored);
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
  browsing: Browsing,
  { name, text, shows, ofAccount }: OlderCart,
): Promise<string[]> {
  const { candidate, served } = browsing;
  const session = ofAccount ? [await storedSession(candidate)] : [];
  const read = await readBack(browsing, candidate, text, session);
  const found = compare(name, read.shown, shows);
  // the served build would read the same text twice
  if (served === null || read.stored === text) return found;
  const [before, after] = [
    await readBack(browsing, served, text, session),
    await readBack(browsing, served, read.stored, session),
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

/** One after the other: each opens several pages. */
async function inTurn(browsing: Browsing, all: readonly OlderCart[]): Promise<string[]> {
  const [first, ...others] = all;
  return first === undefined
    ? []
    : [...(await olderCart(browsing, first)), ...(await inTurn(browsing, others))];
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
    const found = await inTurn(browsing, olderCarts);
    const toNew = await thereAndBack(browsing, ['served', served ?? candidate], ['new', candidate]);
    const fromNew =
      served === null ? [] : await thereAndBack(browsing, ['new', candidate], ['served', served]);
    return [...found, ...toNew, ...fromNew];
  },
};
