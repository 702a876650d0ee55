import * as z from 'zod/mini';
import { CartLine, StoredCart, type CartRevision } from '../contracts';
import { withinBounds } from '../rules/cart-lines';
import { EMPTY_CART, distinctLines, mergeCarts, type CartContent } from '../rules/merge-carts';
import {
  keys,
  randomUuid,
  storage as pageStorage,
  type AppStorage,
  type Written,
} from '../storage';

/** A state of the cart that was written or read. */
type Snapshot = { readonly content: CartContent; readonly revision: CartRevision | null };

/**
 * What became of a save. `taken` is the cart with what another tab changed, null when there was
 * nothing of that kind; `isEntry` tells the first save after the cart was opened.
 */
export type CartSaved = {
  readonly written: Written;
  readonly taken: CartContent | null;
  readonly isEntry: boolean;
};

/** States a merge can go back to, and tabs a stored cart remembers. */
const KEPT_STATES = 100;
const KEPT_TABS = 16;

/**
 * The content as it reads back from the storage; a line that could not be read back is left out.
 */
function storable({ lines, deliveryType }: CartContent): CartContent {
  const sound = lines.filter((line) => z.safeEncode(CartLine, line).success);
  return contentOf(z.decode(StoredCart, z.encode(StoredCart, { lines: sound, deliveryType })));
}

const contentOf = ({ lines, deliveryType }: StoredCart): CartContent => ({
  lines: distinctLines(lines).map(withinBounds),
  deliveryType: deliveryType ?? null,
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
 * Both histories in one, that of the newer last; of tabs beyond the bound those that wrote longest
 * ago are forgotten.
 */
function joined(older: CartRevision['seen'], newer: CartRevision['seen']): CartRevision['seen'] {
  const tabs = [
    ...Object.keys(older).filter((tab) => !(tab in newer)),
    ...Object.keys(newer),
  ].slice(-KEPT_TABS);
  return Object.fromEntries(tabs.map((tab) => [tab, Math.max(older[tab] ?? 0, newer[tab] ?? 0)]));
}

const isLater = (a: CartRevision | null, b: CartRevision | null): boolean =>
  a !== null && b !== null && (a.at > b.at || (a.at === b.at && a.tab > b.tab));

/**
 * The stored cart of one restaurant as this tab knows it (CART-18). Two tabs may write at the same
 * moment, and then the storage keeps one of both states: each state names those it grew out of, so
 * that whoever finds the own one missing merges it in again.
 */
export function openCartJournal(
  restaurantId: number,
  storage: AppStorage = pageStorage,
  now: () => number = Date.now,
) {
  const key = keys.cart(restaurantId);
  const tab = `t${randomUuid().slice(0, 8)}`; // never a number: those would not keep their order
  const read = (): Snapshot | null => {
    const stored = storage.read(key, StoredCart);
    return stored === null
      ? null
      : { content: contentOf(stored), revision: stored.revision ?? null };
  };

  const found = read();
  let synced: Snapshot = found ?? { content: EMPTY_CART, revision: null };
  let states: Snapshot[] = [synced];
  let seen: CartRevision['seen'] = found?.revision?.seen ?? {};
  let count = 0;
  let saves = 0;
  let written: Written = 'stored';

  const keep = (state: Snapshot) => {
    synced = state;
    states = [...states, state].slice(-KEPT_STATES);
  };

  const write = (content: CartContent) => {
    count += 1;
    seen = joined(seen, { [tab]: count });
    const revision: CartRevision = { tab, at: now(), seen };
    written = storage.save(key, StoredCart, {
      lines: [...content.lines],
      deliveryType: content.deliveryType,
      revision,
    });
    keep({ content, revision });
  };

  /**
   * The newest state that both tabs went on from. Nothing is known of an older build's tab: it
   * loses nothing, and takes nothing out.
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
    keep(theirs);
    // another order alone is nothing two tabs should argue about
    if (isSame(sorted(merged), sorted(theirs.content))) return theirs.content;
    write(merged);
    return merged;
  };

  const isOfOthers = ({ revision, content }: Snapshot): boolean =>
    !isStateOf(revision, synced.revision) ||
    (revision === null && !isSame(content, synced.content));

  return {
    restaurantId,
    /** What was stored when the tab opened the cart. */
    found: found?.content ?? EMPTY_CART,
    /**
     * Stores the cart of this tab, unless it is stored already; what another tab stored meanwhile
     * is merged into it.
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
    /** Calls the listener when another tab stored the cart. Returns the way to stop. */
    onForeignChange: (listener: () => void) => storage.onForeignChange(key, listener),
  };
}

export type CartJournal = ReturnType<typeof openCartJournal>;
