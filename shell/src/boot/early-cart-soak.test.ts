/** @jest-environment jsdom */
import { allSettled, type Scope } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { minor } from '@storefront/shared-domain/contracts';
import { newLine } from '@storefront/shared-domain/menu-rules';
import { randomUuid } from '@storefront/shared-domain/storage';
import { aProduct, randomRuns } from '@storefront/shared-domain/testing';
import { claimEarlyAdds } from '../events/claim-early-adds';
import {
  CART,
  endModels,
  linesOf,
  openPage,
  type Page,
  quantities,
  RESTAURANT,
  showMenu,
  startModels,
  storedLines,
} from './early-cart.test-kit';

/** The own dish of each tab, which it also removes, and one that both add. */
const OWN = ['of-0', 'of-1'] as const;
const SHARED = 'shared';
const DISHES = [...OWN, SHARED].map((id) => ({ id, name: id, price: 4.5 }));
const ALL_TAPS = 10_000;

type Write = { readonly tab: number; readonly key: string; readonly text: string | null };

/**
 * The storage of two tabs of different processes: each has a copy of its own, writes reach the others
 * in one order, and a tab applies no write of others to a key before its own one is confirmed.
 */
class SharedStorage {
  tab = 0;
  isRefused = [false, false];
  private readonly copies = [0, 1].map(() => new Map<string, string>());
  private readonly pending = [0, 1].map(() => new Map<string, number>());
  private readonly inboxes: Write[][] = [[], []];
  readonly listeners: ((event: StorageEvent) => void)[][] = [[], []];

  get = (key: string): string | null => this.copies[this.tab]!.get(key) ?? null;
  names = (): string[] => [...this.copies[this.tab]!.keys()];

  set(key: string, text: string | null): void {
    const { tab } = this;
    if (this.isRefused[tab] && key === CART) throw new DOMException('full', 'QuotaExceededError');
    this.put(tab, key, text);
    this.pending[tab]!.set(key, (this.pending[tab]!.get(key) ?? 0) + 1);
    this.inboxes.forEach((inbox) => inbox.push({ tab, key, text }));
  }

  /** Delivers one write to a tab; false when there is none. */
  deliver(tab: number): boolean {
    const write = this.inboxes[tab]!.shift();
    if (write === undefined) return false;
    const { key, text } = write;
    const pending = this.pending[tab]!.get(key) ?? 0;
    if (write.tab === tab) this.pending[tab]!.set(key, pending - 1);
    else {
      if (pending === 0) this.put(tab, key, text);
      this.tab = tab;
      for (const listener of [...this.listeners[tab]!])
        listener(new StorageEvent('storage', { key }));
    }
    return true;
  }

  private put(tab: number, key: string, text: string | null): void {
    if (text === null) this.copies[tab]!.delete(key);
    else this.copies[tab]!.set(key, text);
  }
}

/** A generator of random numbers: the seed of a failed run repeats it. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

let shared: SharedStorage;

beforeEach(() => {
  const names = (): string[] => shared.names();
  const fake = new Proxy({} as Storage, {
    get: (_, name) =>
      ({
        getItem: (key: string) => shared.get(key),
        setItem: (key: string, text: string) => shared.set(key, text),
        removeItem: (key: string) => shared.set(key, null),
        key: (at: number) => names()[at] ?? null,
        length: names().length,
      })[name as string],
    ownKeys: names,
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(fake);
  const { addEventListener } = window;
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((name: string, listener: unknown, options?: unknown) => {
      const { tab, listeners } = shared;
      if (name !== 'storage')
        return addEventListener.call(window, name, listener as EventListener, options as object);
      const added = listener as (event: StorageEvent) => void;
      listeners[tab]!.push(added);
      (options as { signal?: AbortSignal } | undefined)?.signal?.addEventListener('abort', () =>
        listeners[tab]!.splice(listeners[tab]!.indexOf(added), 1),
      );
    });
});
afterEach(() => jest.restoreAllMocks());

/** One visit in two tabs; the number of taps, and of those that were answered early. */
async function visit(seed: number): Promise<{ taps: number; early: number }> {
  const random = randomOf(seed);
  shared = new SharedStorage();
  document.body.replaceChildren();
  const expected: Record<string, number> = {};
  const claimed: Record<string, number> = {};
  const addedEarly: Record<string, number> = {};
  const add = (to: Record<string, number>, id: string, delta = 1): void => {
    to[id] = (to[id] ?? 0) + delta;
  };
  let taps = 0;
  let early = 0;

  const pages: (Page | null)[] = [null, null];
  const scopes: (Scope | null)[] = [null, null];
  const openTab = (tab: number): void => {
    shared.tab = tab;
    pages[tab] = openPage(showMenu(DISHES));
  };
  const settled = async (tab: number): Promise<void> => {
    const scope = scopes[tab];
    shared.tab = tab;
    if (scope) await allSettled(scope);
  };
  const deliver = async (tab: number): Promise<boolean> => {
    const isDelivered = shared.deliver(tab);
    await settled(tab);
    return isDelivered;
  };
  const settleAll = async (): Promise<void> => {
    for (let round = 0; round < 500; round += 1)
      if (![await deliver(0), await deliver(1)].includes(true)) return;
    throw new Error('the tabs never agree');
  };
  const changeInModels = async (tab: number, id: string, isPlus: boolean): Promise<void> => {
    const scope = scopes[tab]!;
    shared.tab = tab;
    if (isPlus) {
      const product = aProduct({ id, name: id, price: minor(450) });
      const params = newLine(product, [], randomUuid());
      await allSettled(cartBus.lineAdded, { scope, params });
    } else {
      const line = linesOf(scope).find((one) => one.id === id);
      if (!line) return;
      const params = { lineId: line.lineId, delta: -1 };
      await allSettled(cartBus.quantityChanged, { scope, params });
    }
    add(expected, id, isPlus ? 1 : -1);
  };
  const start = async (tab: number): Promise<void> => {
    if (scopes[tab]) return;
    const { cart, early: recorded } = pages[tab]!;
    shared.tab = tab;
    shared.isRefused[tab] = false;
    scopes[tab] = await startModels(cart);
    for (let act = recorded.next(); act !== null; act = recorded.next()) {
      const counter = act.target.closest<HTMLElement>('[data-price]')!;
      const isPlus = act.target === counter.lastElementChild;
      await changeInModels(tab, counter.dataset['id']!, isPlus);
    }
    cart.stop();
    recorded.stop();
  };
  const claim = async (tab: number): Promise<void> => {
    await settleAll(); // the lock is granted after the writes before it
    shared.tab = tab;
    for (const { id, qty } of await claimEarlyAdds(RESTAURANT)) add(claimed, id, qty);
  };
  const tap = async (tab: number): Promise<void> => {
    const id = random(3) === 0 ? SHARED : OWN[tab]!;
    const isPlus = id === SHARED || random(5) > 1;
    taps += 1;
    if (scopes[tab]) return changeInModels(tab, id, isPlus);
    const page = pages[tab]!;
    const shownBefore = page.shown(id);
    if (!isPlus && shownBefore === null) return;
    shared.tab = tab;
    const button = isPlus ? page.plus(id) : page.minus(id);
    button.click();
    if (button.hasAttribute('data-pressed')) return; // replayed later
    early += 1;
    add(expected, id, isPlus ? 1 : -1);
    if (isPlus) add(addedEarly, id);
  };
  /** The customer leaves a page before its application has started, and opens it again. */
  const leave = async (tab: number): Promise<void> => {
    // a change that another tab overwrites can be stored again by nothing but this page
    if (scopes[tab] || shared.isRefused[tab]) return;
    await settleAll();
    pages[tab]!.cart.stop();
    pages[tab]!.early.stop();
    openTab(tab);
  };

  openTab(0);
  openTab(1);
  const steps = 10 + random(30);
  for (let step = 0; step < steps; step += 1) {
    const tab = random(2);
    const kind = random(40);
    if (kind < 24) await tap(tab);
    else if (kind < 34) await deliver(tab);
    else if (kind < 36) await start(tab);
    else if (kind < 37) await leave(tab);
    else if (kind < 38) await claim(tab);
    else if (kind < 39 && !scopes[tab]) shared.isRefused[tab] = true;
    else await settleAll();
  }
  await start(0);
  await start(1);
  await settleAll();
  await claim(random(2));

  const counted = (found: Record<string, number>): Record<string, number> =>
    Object.fromEntries(Object.entries(found).filter(([, qty]) => qty > 0));
  const result = {
    stored: quantities(storedLines()),
    tabs: scopes.map((scope) => quantities(linesOf(scope!))),
    claimed,
  };
  await Promise.all(scopes.map((scope) => endModels(scope!)));
  expect({ seed, ...result }).toEqual({
    seed,
    stored: counted(expected),
    tabs: [counted(expected), counted(expected)],
    claimed: addedEarly,
  });
  return { taps, early };
}

test('[CART-18] random taps before and after the start in two tabs: none is lost, none is doubled', async () => {
  let taps = 0;
  let early = 0;
  for (let seed = Date.now() % 1e9; taps < randomRuns(ALL_TAPS); seed += 1) {
    const visited = await visit(seed);
    taps += visited.taps;
    early += visited.early;
  }
  expect(early).toBeGreaterThan(taps / 3);
});
