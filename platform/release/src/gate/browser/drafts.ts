import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Page, Visitor } from '../../cli/browser';
import type { BrowserCheck } from '../check';
import type { Browsing } from './browsing';
import { RESTAURANT } from './customer';
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

/** A customer whose browser has stored this; a later page keeps what the first one changed. */
async function customerWith({ visitor }: Browsing, stored: Stored): Promise<Visitor> {
  const customer = await visitor();
  await customer.addInitScript({
    content: `if (sessionStorage.getItem('gate-stored') === null) {
      sessionStorage.setItem('gate-stored', 'yes');
      for (const [key, text] of ${JSON.stringify(Object.entries(stored))})
        localStorage.setItem(key, text);
    }`,
  });
  return customer;
}

const field = (page: Page, name: string) => page.locator(`input[autocomplete=${name}]`).first();
const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Types the customer's data, chooses pickup, and begins a pizza. Returns what is stored then. */
async function write(browsing: Browsing, base: string): Promise<Stored> {
  const customer = await customerWith(browsing, { [CART_KEY]: olderCarts[0]?.text ?? '' });
  try {
    const page = await customer.newPage();
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
    return await storageOf(page);
  } finally {
    await customer.close();
  }
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
async function read(browsing: Browsing, base: string, stored: Stored): Promise<Draft> {
  const customer = await customerWith(browsing, stored);
  try {
    const page = await customer.newPage();
    await page.goto(`${base}/${RESTAURANT}/delivery`);
    await field(page, 'tel').waitFor();
    const data = await settled(page, { ...TYPED, pickup: '1' });
    await page.goto(`${base}/${RESTAURANT}/pizza?product=grande`);
    await option(page, CHOSEN[0])
      .waitFor()
      .catch(() => undefined);
    return { ...data, ...(await settled(page, { options: String(CHOSEN.length) })) };
  } finally {
    await customer.close();
  }
}

const differences = (what: string, shown: Draft, wanted: Draft): string[] =>
  Object.keys(wanted)
    .filter((name) => shown[name] !== wanted[name])
    .map((name) => `${what} shows “${shown[name]}” for ${name}, it was “${wanted[name]}”`);

/** An unfinished order that one build stored, opened by the other. */
async function findings(browsing: Browsing, served: string): Promise<string[]> {
  const { candidate } = browsing;
  const [old, fresh] = [await write(browsing, served), await write(browsing, candidate)];
  const missing = Object.keys(old).filter((key) => !(key in fresh));
  const wanted = await read(browsing, served, old);
  return [
    ...missing.map((key) => `the new build does not store ${key} any more`),
    ...differences(
      'an order begun in the served build, opened by the new one,',
      await read(browsing, candidate, old),
      wanted,
    ),
    ...differences(
      'an order begun in the new build, opened by the served one,',
      await read(browsing, served, fresh),
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
  run: async (browsing) => {
    const { served } = browsing;
    if (served === null) return [];
    const once = await findings(browsing, served);
    if (once.length === 0) return once;
    // A slow machine stores and shows later: what counts is found twice.
    const again = new Set(await findings(browsing, served));
    return once.filter((finding) => again.has(finding));
  },
};
