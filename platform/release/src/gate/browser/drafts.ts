import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '../../cli/browser';
import type { BrowserCheck } from '../check';
import { RESTAURANT } from './customer';
import { type Customers, openCustomers } from './customers';
import { CART_KEY, olderCarts } from './older-carts';

/** What the pages show again of an order that is not placed: typed texts, chosen options. */
type Draft = Readonly<Record<string, string>>;

/** Text of the browser's storage by its key. */
type Stored = Readonly<Record<string, string>>;

/** What is typed into the delivery page, by `autocomplete`. */
const TYPED = { name: 'Marina Alves', tel: '11987654321' } as const;
const CHOSEN = ['Catupiry', 'Napoletana'] as const;

/** In ms; drafts are stored a moment after the last key. */
const STORING_MS = 1_500;
/** In ms, until a page that shows no draft counts as one without it. */
const SHOWING_MS = 5_000;

const storageOf = (page: Page): Promise<Stored> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)), null);

const field = (page: Page, name: string) => page.locator(`input[autocomplete=${name}]`).first();
const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Types the customer's data, chooses pickup, and begins a pizza. Returns what is stored then. */
async function write(customers: Customers, base: string): Promise<Stored> {
  const page = await customers.page(base, [[CART_KEY, olderCarts[0]?.text ?? '']]);
  await page.goto(`${base}/${RESTAURANT}/delivery`);
  await page.locator('input[type=radio][value=balcony]').check();
  for (const [name, text] of Object.entries(TYPED)) await field(page, name).fill(text);
  await setTimeout(STORING_MS);
  await page.goto(`${base}/${RESTAURANT}/pizza?product=grande`);
  // a builder that ignores clicks is a finding of its story
  for (const name of CHOSEN)
    await option(page, name)
      .check()
      .catch(() => undefined);
  await setTimeout(STORING_MS);
  const stored = await storageOf(page);
  await page.close();
  return stored;
}

/** What the pages show now. `options`: how many single choices of the pizza are made. */
async function shown(page: Page): Promise<Draft> {
  const [name, tel, pickup, options] = await page.evaluate(
    () =>
      [
        ...['name', 'tel'].map(
          (field) =>
            document.querySelector<HTMLInputElement>(`input[autocomplete=${field}]`)?.value ?? '',
        ),
        document.querySelectorAll('input[type=radio][value=balcony]:checked').length,
        document.querySelectorAll('main input[type=radio]:checked').length,
      ].map(String),
    null,
  );
  return /delivery$/.test(new URL(page.url()).pathname)
    ? { name: name ?? '', tel: (tel ?? '').replace(/\D/g, ''), pickup: pickup ?? '' }
    : { options: options ?? '' };
}

/** Waits until the page shows the draft, or has had the time for it. Returns what it shows. */
async function settled(page: Page, wanted: Draft): Promise<Draft> {
  const end = Date.now() + SHOWING_MS;
  for (;;) {
    const draft = await shown(page);
    if (isDeepStrictEqual(draft, wanted) || Date.now() > end) return draft;
    await setTimeout(100);
  }
}

/** What a build shows of what is stored. */
async function read(customers: Customers, base: string, stored: Stored): Promise<Draft> {
  const page = await customers.page(base, Object.entries(stored));
  await page.goto(`${base}/${RESTAURANT}/delivery`);
  await field(page, 'tel').waitFor();
  const data = await settled(page, { ...TYPED, pickup: '1' });
  await page.goto(`${base}/${RESTAURANT}/pizza?product=grande`);
  await option(page, CHOSEN[0])
    .waitFor()
    .catch(() => undefined);
  const chosen = await settled(page, { options: String(CHOSEN.length) });
  await page.close();
  return { ...data, ...chosen };
}

const differences = (what: string, shown: Draft, wanted: Draft): string[] =>
  Object.keys(wanted)
    .filter((name) => shown[name] !== wanted[name])
    .map((name) => `${what} shows “${shown[name]}” for ${name}, it was “${wanted[name]}”`);

/** An unfinished order that one build stored, opened by the other. */
async function findings(
  customers: Customers,
  candidate: string,
  served: string,
): Promise<string[]> {
  const [old, fresh] = [await write(customers, served), await write(customers, candidate)];
  const missing = Object.keys(old).filter((key) => !(key in fresh));
  const wanted = await read(customers, served, old);
  return [
    ...missing.map((key) => `the new build does not store ${key} any more`),
    ...differences(
      'an order begun in the served build, opened by the new one,',
      await read(customers, candidate, old),
      wanted,
    ),
    ...differences(
      'an order begun in the new build, opened by the served one,',
      await read(customers, served, fresh),
      wanted,
    ),
  ];
}

export const drafts: BrowserCheck = {
  name: 'drafts',
  after: 'carts',
  sentence: 'Each build continues the unfinished order that the other one stored.',
  advice:
    'Customers return with what the served build stored, and after a rollback with what the new ' +
    'one stored: read both forms and store the old one for a release (shared-domain/src/storage).',
  run: async ({ candidate, served, visitor }) => {
    if (served === null) return [];
    const customers = openCustomers(visitor);
    try {
      const once = await findings(customers, candidate, served);
      if (once.length === 0) return once;
      // A slow machine stores and shows later: what counts is found twice.
      const again = new Set(await findings(customers, candidate, served));
      return once.filter((finding) => again.has(finding));
    } finally {
      await customers.close();
    }
  },
};
