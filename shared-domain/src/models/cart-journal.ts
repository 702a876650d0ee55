import * as z from 'zod/mini';
import { serverNow } from '../clock';
import { CartLine, StoredCart, type CartRevision } from '../contracts';
import { withinBounds } from '../rules/cart/cart-lines';
import { EMPTY_CART, distinctLines, mergeCarts, type CartContent } from '../rules/cart/merge-carts';
import {
  keys,
  randomUuid,
  storage as pageStorage,
  type AppStorage,
  type Written,
} from '../storage';
import { open } from '../storage/envelope';

/** A written or read state of the cart. */
type Snapshot = { readonly content: CartContent; readonly revision: CartRevision | null };

/**
 * Result of a save. `taken` is the cart merged with the changes of another tab, null without such
 * changes; `isEntry` marks the first save after the cart was opened.
 */
export type CartSaved = {
  readonly written: Written;
  readonly taken: CartContent | null;
  readonly isEntry: boolean;
};

/**
 * The writes of the page's start script, as a tab of this journal. `states`: what it has found and
 * written, oldest first, as stored texts; the last one is its own or contains its own.
 */
export type EarlyWrites = {
  readonly tab: string;
  readonly count: number;
  readonly states: readonly string[];
};

/** Maximum of states a merge can use as base, and of tabs in a stored cart. */
const MAX_STATES = 100;
const MAX_TABS = 16;

/** The content as it reads back from the storage; unreadable lines are omitted. */
function storable({ lines, deliveryType }: CartContent): CartContent {
  const sound = lines.filter((line) => z.safeEncode(CartLine, line).success);
  return toContent(z.decode(StoredCart, z.encode(StoredCart, { lines: sound, deliveryType })));
}

const toContent = ({ lines, deliveryType }: StoredCart): CartContent => ({
  lines: distinctLines(lines).map(withinBounds),
  deliveryType: deliveryType ?? null,
});
const toSnapshot = (stored: StoredCart): Snapshot => ({
  content: toContent(stored),
  revision: stored.revision ?? null,
});
const isSame = (a: CartContent, b: CartContent): boolean => JSON.stringify(a) === JSON.stringify(b);
const sorted = (cart: CartContent): CartContent => ({
  ...cart,
  lines: [...cart.lines].sort((a, b) => (a.lineId < b.lineId ? -1 : 1)),
});
const countOf = ({ tab, seen }: CartRevision): number => seen[tab] ?? 0;

const holds = (later: CartRevision, { revision }: Snapshot): boolean =>
  revision !== null && (later.seen[revision.tab] ?? 0) >= countOf(revision);

const isStateOf = (a: CartRevision | null, b: CartRevision | null): boolean =>
  a === null || b === null ? a === b : a.tab === b.tab && countOf(a) === countOf(b);

/**
 * Both histories merged, the newer one last; beyond the limit the tabs with the oldest writes are
 * dropped.
 */
function joined(older: CartRevision['seen'], newer: CartRevision['seen']): CartRevision['seen'] {
  const tabs = [
    ...Object.keys(older).filter((tab) => !(tab in newer)),
    ...Object.keys(newer),
  ].slice(-MAX_TABS);
  return Object.fromEntries(tabs.map((tab) => [tab, Math.max(older[tab] ?? 0, newer[tab] ?? 0)]));
}

const isLater = (a: CartRevision | null, b: CartRevision | null): boolean =>
  a !== null && b !== null && (a.at > b.at || (a.at === b.at && a.tab > b.tab));

/**
 * The stored cart of one restaurant as seen by this tab (CART-18). When two tabs write at the same
 * moment, the storage retains one of both states: each state lists the states it grew out of, so
 * that a tab that finds its own one missing merges it in again. With the writes of the start script, it
 * continues them as the same tab.
 */
export function openCartJournal(
  restaurantId: number,
  storage: AppStorage = pageStorage,
  now: () => number = serverNow,
  early: EarlyWrites | null = null,
) {
  const key = keys.cart(restaurantId);
  // never a number: an object would reorder such keys
  const tab = early?.tab ?? `t${randomUuid().slice(0, 8)}`;
  const read = (): Snapshot | null => {
    const stored = storage.read(key, StoredCart);
    return stored === null ? null : toSnapshot(stored);
  };

  const earlier = (early?.states ?? []).flatMap((text) => {
    const opened = open(text, StoredCart, 1);
    return opened.kind === 'value' ? [toSnapshot(opened.value)] : [];
  });
  const found = earlier.at(-1) ?? read();
  let synced: Snapshot = found ?? { content: EMPTY_CART, revision: null };
  let states: Snapshot[] = earlier.length > 0 ? earlier.slice(-MAX_STATES) : [synced];
  let seen: CartRevision['seen'] = found?.revision?.seen ?? {};
  let count = early?.count ?? 0;
  let saves = 0;
  let written: Written = 'stored';

  const persist = (state: Snapshot) => {
    synced = state;
    states = [...states, state].slice(-MAX_STATES);
  };

  const write = (content: CartContent) => {
    count += 1;
    seen = joined(seen, { [tab]: count });
    // later than what it replaces, also when a tab with a wrong clock wrote that
    const at = Math.max(now(), (synced.revision?.at ?? 0) + 1);
    const revision: CartRevision = { tab, at, seen };
    written = storage.save(key, StoredCart, {
      lines: [...content.lines],
      deliveryType: content.deliveryType,
      revision,
    });
    persist({ content, revision });
  };

  /**
   * The newest state that both tabs continued from. Empty for a tab of an older build, which stores
   * no history: it then neither loses nor removes lines.
   */
  const baseOf = ({ revision }: Snapshot): CartContent =>
    (revision === null ? undefined : states.findLast((state) => holds(revision, state)))?.content ??
    EMPTY_CART;

  const merge = (mine: CartContent, theirs: Snapshot): CartContent => {
    const base = baseOf(theirs);
    const isMineNewer = !isSame(mine, synced.content) || isLater(synced.revision, theirs.revision);
    const merged = isMineNewer
      ? mergeCarts(base, theirs.content, mine)
      : mergeCarts(base, mine, theirs.content);
    seen = joined(seen, theirs.revision?.seen ?? {});
    persist(theirs);
    // a different order of lines alone is no change: two tabs would overwrite each other
    if (isSame(sorted(merged), sorted(theirs.content))) return theirs.content;
    write(merged);
    return merged;
  };

  const isOfOthers = ({ revision, content }: Snapshot): boolean =>
    !isStateOf(revision, synced.revision) ||
    (revision === null && !isSame(content, synced.content));

  return {
    restaurantId,
    /** The stored cart when the tab opened it. */
    found: found?.content ?? EMPTY_CART,
    /**
     * Stores the cart of this tab, unless it is stored already; changes that another tab stored
     * meanwhile are merged into it.
     */
    save(cart: CartContent): CartSaved {
      const isEntry = saves === 0;
      saves += 1;
      const mine = storable(cart);
      const theirs = read();
      if (theirs !== null && isOfOthers(theirs)) {
        const merged = merge(mine, theirs);
        return { written, taken: isSame(merged, mine) ? null : merged, isEntry };
      }
      if ((theirs?.revision ?? null) === null || !isSame(mine, synced.content)) write(mine);
      return { written, taken: null, isEntry };
    },
    /**
     * Calls the listener when another tab stored the cart. Returns the function that unsubscribes.
     */
    onForeignChange: (listener: () => void) => storage.onForeignChange(key, listener),
  };
}

export type CartJournal = ReturnType<typeof openCartJournal>;
