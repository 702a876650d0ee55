import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession } from '@playwright/test';
import { workspaceRoot } from '@storefront/build/workspace';
import { CAP_MS } from '../settings';

/** What the probe reports: it is painted in the frame before `at`. */
type Kind = 'plus' | 'counter' | 'bar' | 'total' | 'heading' | 'lines';

interface Seen {
  readonly kind: Kind;
  /** Milliseconds since 1970, and of the page's navigation. */
  readonly at: number;
  readonly origin: number;
  /** Time of the main thread that the probe has used in this document, in ms. */
  readonly used: number;
  /** Middle of the element on the screen. */
  readonly x: number;
  readonly y: number;
}

interface Watched {
  readonly binding: string;
  /** Accessible names around the name of the dish: of the button that adds it. */
  readonly add: readonly [before: string, after: string];
  /** Texts of a card's counter when one of the dish is in the cart: visible, and accessible. */
  readonly inCart: readonly string[];
  /** Name of a line of the cart; empty when none is watched. */
  readonly line: string;
  /** What is missing for longer, in ms, counts as shown only when it is there again. */
  readonly blink: number;
}

/** The texts of the menu's cards, in the language of the measured browser. */
const TEXTS = path.join(workspaceRoot, 'mf-menu/src/locales/pt-br.json');
const BINDING = '__benchSeen';
const WORLD = 'bench';
const BLINK_MS = 150;

/**
 * Runs in a world of its own in each document, before the page's scripts: reports what has been
 * painted. Elements are found by what a customer perceives, so that every implementation is measured
 * alike: the button that adds a dish by its name, the counter by its text, the cart bar as the
 * visible link to the cart outside of the cards that names a number.
 */
function watch({ binding, add, inCart, line, blink }: Watched): void {
  if (window !== top) return;
  const send = (globalThis as unknown as Record<string, (payload: string) => void>)[binding];
  const ofTouch: readonly Kind[] = ['counter', 'bar', 'total'];
  let [used, planned, button] = [0, false, ''];
  const isShown = (element: Element): boolean => {
    const { top: above, bottom, width } = element.getBoundingClientRect();
    return (
      width > 0 &&
      bottom > 0 &&
      above < innerHeight &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const middle = (element: Element): { x: number; y: number } => {
    const { left, top: above, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: above + height / 2 };
  };
  const isOnScreen = (element: Element): boolean => {
    const { x, y } = middle(element);
    return element.contains(document.elementFromPoint(x, y));
  };
  const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? '';
  const buttons = (): Element[] => [...document.querySelectorAll('article button')];
  const findBar = (): Element | undefined =>
    [...document.querySelectorAll('a[href$="/shopping-cart"]')].find(
      (link) => link.closest('article') === null && /\d/.test(link.textContent) && isShown(link),
    );
  const find: Record<Kind, () => Element | undefined> = {
    plus: () =>
      buttons().find((element) => {
        const name = nameOf(element);
        return name.startsWith(add[0]) && name.endsWith(add[1]) && isOnScreen(element);
      }),
    counter: () => {
      const card = buttons()
        .find((element) => nameOf(element) === button)
        ?.closest('article');
      return [...(card?.querySelectorAll('*') ?? [])].find(
        (element) =>
          element.childElementCount === 0 &&
          inCart.some((text) => nameOf(element) === text || element.textContent === text) &&
          isShown(element),
      );
    },
    bar: findBar,
    total: () => [findBar()].find((link) => /\d[.,]\d\d(?!\d)/.test(link?.textContent ?? '')),
    heading: () => [...document.querySelectorAll('h1')].find(isShown),
    lines: () =>
      [...document.querySelectorAll('main li')].find(
        (item) =>
          item.textContent.includes(line) && /\d[.,]\d\d/.test(item.textContent) && isShown(item),
      ),
  };
  const wanted = new Set<Kind>(line === '' ? ['plus'] : ['heading', 'lines']);
  /** When what had been found was missing again; null while it is there. */
  const missing = new Map<Kind, number | null>();
  const isNew = (kind: Kind, found: boolean, now: number): boolean => {
    const since = missing.get(kind);
    if (found) missing.set(kind, null);
    else if (since === null) missing.set(kind, now);
    return found && (since === undefined || (since !== null && now - since > blink));
  };
  const check = (): void => {
    planned = false;
    const start = performance.now();
    for (const kind of wanted) {
      const found = find[kind]();
      if (!isNew(kind, found !== undefined, start) || !found) continue;
      if (kind === 'plus') button = nameOf(found);
      if (!ofTouch.includes(kind)) wanted.delete(kind);
      const place = middle(found);
      // a message is delivered after the frame of this callback has been painted
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const { timeOrigin: origin } = performance;
        send?.(JSON.stringify({ kind, at: origin + performance.now(), origin, used, ...place }));
        port1.close();
      };
      port2.postMessage(null);
    }
    // they are looked for until all are there: what disappears again was not yet shown
    if (ofTouch.every((kind) => missing.get(kind) === null)) wanted.clear();
    used += performance.now() - start;
  };
  const plan = (): void => {
    if (planned || wanted.size === 0) return;
    planned = true;
    requestAnimationFrame(check);
  };
  // nothing is looked for between the paint of the "+" and the touch
  addEventListener(
    'pointerdown',
    () => {
      for (const kind of ofTouch) wanted.add(kind);
    },
    { capture: true, passive: true, once: true },
  );
  new MutationObserver(plan).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
  // what becomes visible without a change of the document, by a style or an animation
  setInterval(plan, 50);
}

export interface Probe {
  /** The first report of a kind. Rejects when there is none in time. */
  first(kind: Kind): Promise<Seen>;
  /** The last one of a kind. */
  last(kind: Kind): Seen | undefined;
  /** Time of the main thread that the probe has used, in ms. */
  used(): number;
}

/** Starts the probe for the next document of a page. `line`: a line of the cart that is waited for. */
export async function startProbe(cdp: CDPSession, line = ''): Promise<Probe> {
  const reports: Seen[] = [];
  const waiting = new Set<() => void>();
  cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== BINDING) return;
    reports.push(JSON.parse(payload) as Seen);
    for (const look of waiting) look();
  });
  const { card } = JSON.parse(await readFile(TEXTS, 'utf8')) as {
    card: Record<'add' | 'in-cart', string>;
  };
  const [before = '', after = ''] = card.add.split('{{name}}');
  const watched: Watched = {
    binding: BINDING,
    add: [before, after],
    inCart: ['1', card['in-cart'].replace('{{count}}', '1')],
    line,
    blink: BLINK_MS,
  };
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: BINDING, executionContextName: WORLD });
  // functions of the compiler's output may name themselves with a helper that the page does not have
  const source = `{const __name = (it) => it; (${watch.toString()})(${JSON.stringify(watched)})}`;
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: WORLD });
  return {
    first: (kind) =>
      new Promise((resolve, reject) => {
        const over = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`no ${kind} was seen in ${CAP_MS} ms`));
        }, CAP_MS);
        function look(): void {
          const found = reports.find((report) => report.kind === kind);
          if (!found) return;
          clearTimeout(over);
          waiting.delete(look);
          resolve(found);
        }
        waiting.add(look);
        look();
      }),
    last: (kind) => reports.filter((report) => report.kind === kind).at(-1),
    used: () => reports.at(-1)?.used ?? 0,
  };
}
