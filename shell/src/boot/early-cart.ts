import { deviceNow } from '@storefront/shared-domain/clock';
import type { Language } from '@storefront/shared-domain/contracts';
import type { EarlyCartSource } from '@storefront/shared-domain/models';
import { CART_COUNT } from './cart-count-id';
import { moneyLike } from './early-money';
import { texts } from './locales';
import {
  toCart,
  MAX_LINE_QUANTITY,
  readCart,
  type ReadCart,
  type StoredLine,
  type StoredValue,
} from './stored-cart';

/** A change of one line by the customer. */
interface Op {
  /** The write with which it was stored first. */
  readonly write: number;
  readonly lineId: string;
  readonly delta: number;
  /** The dish as a line stores it; missing in a removal. */
  readonly dish?: object | undefined;
}

const seal = (value: unknown): string => JSON.stringify({ v: 1, value });

/** The cart after a change, by the rules `addLine` and `changeQuantity`. */
function applied({ lines, value }: ReadCart, { lineId, delta, dish }: Op): ReadCart {
  const known = lines.find((line) => line.lineId === lineId);
  const qty = Math.min(MAX_LINE_QUANTITY, (known?.qty ?? 0) + delta);
  const changed = qty > 0 ? [{ ...known?.stored, ...dish, lineId, qty }] : [];
  const stored = value.lines.flatMap((line) => (line === known?.stored ? changed : [line]));
  return toCart({ ...value, lines: known ? stored : [...stored, ...changed] });
}

const countUnits = (lines: readonly StoredLine[]): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0);

/** A revision; one that the contract would not read is written again as one that it does not read. */
type Revision = { readonly at?: number; readonly seen?: Readonly<Record<string, number>> };

const revisionOf = ({ revision }: StoredValue): Revision => revision ?? {};

/** How long the last announcement stays, in ms: a screen reader drops the text of a removed region. */
const SPOKEN_MS = 1000;

/** The cart of a rendered menu before the application has started. */
export interface EarlyCart extends EarlyCartSource {
  /** Answers the press of a card's button; false when the application has to. */
  readonly press: (button: Element) => boolean;
  /** The application shows the cart: what was drawn here gives place to it. */
  readonly stop: () => void;
}

/**
 * Shows the stored cart on a rendered menu (counters of the cards, link to the cart with count and
 * total), and changes it at once: "+", "−" and removal of a dish without choices. Writes the stored cart as
 * one tab of its journal, which the application continues as the same tab (`openCartJournal`); an
 * overwritten change is stored again. Where it cannot store, at a table, or when the cart is not
 * readable, it answers no press: that is recorded and replayed (`rendered/early-input.ts`).
 */
export function earlyCart(root: HTMLElement, language: Language): EarlyCart {
  const { restaurant, path } = root.dataset;
  const key = `cart-${restaurant}`;
  const tab = `t${Math.random().toString(36).slice(2)}`;
  let isOn = true;
  let isTaken = false;
  let count = 0;
  const ops: Op[] = [];
  const states: string[] = [];
  /** Class of the button over a whole card. */
  let whole = '';

  const link = document.createElement('a');
  link.id = CART_COUNT;
  link.href = `${path}/shopping-cart`;
  const region = document.createElement('div');
  region.id = 'cart-said';
  region.role = 'status';
  document.body.append(region);
  const sample = document.querySelector<HTMLElement>('[data-money]')?.dataset['money'];

  const ofDish = ({ lines }: ReadCart, counter: HTMLElement): StoredLine[] =>
    lines.filter(({ type, id }) => type === 'general' && id === counter.dataset['id']);

  /** The elements of a counter are those of mf-menu's `CardCounter`. */
  function drawCounter(counter: HTMLElement, quantity: number): void {
    const [minus, amount, plus] = counter.children as unknown as readonly HTMLElement[];
    if (!minus || !amount || !plus) return;
    if (minus === document.activeElement && !quantity) plus.focus();
    counter.dataset['counting'] = String(quantity > 0);
    minus.hidden = amount.hidden = !quantity;
    whole ||= plus.className;
    plus.className = quantity ? minus.className : whole;
    amount.firstChild!.firstChild!.nodeValue = String(quantity);
  }

  function draw(cart: ReadCart): void {
    for (const counter of root.querySelectorAll<HTMLElement>('[data-price]'))
      drawCounter(counter, countUnits(ofDish(cart, counter)));
    link.textContent = `${texts[language].cart} · ${cart.count} · ${moneyLike(sample, cart.total)}`;
    if (cart.count === 0) link.remove();
    else if (!link.isConnected) document.body.append(link);
  }

  /** Stores a cart with its revision. Throws where storage is refused or full. */
  function write({ value }: ReadCart): void {
    const { at = 0, seen = {} } = revisionOf(value);
    const others = Object.entries(seen).filter(([name]) => name !== tab);
    const text = seal({
      ...value,
      revision: {
        tab,
        at: Math.max(deviceNow(), at + 1),
        seen: Object.fromEntries([...others, [tab, count + 1]]),
      },
    });
    localStorage.setItem(key, text);
    count += 1;
    states.push(text);
  }

  /** The stored cart with every change of this page. Throws when it is not readable. */
  function sync(): ReadCart {
    const text = localStorage.getItem(key);
    const found = text === null ? toCart({ lines: [], deliveryType: null }) : readCart(text);
    if (found === null) throw new TypeError(key);
    const known = revisionOf(found.value).seen?.[tab] ?? 0;
    const lost = ops.filter((op) => op.write > known);
    const cart = lost.reduce(applied, found);
    const last = states.length;
    if (lost[0]) write(cart);
    if (text !== null && text !== states[last - 1]) states.splice(last, 0, text);
    return cart;
  }

  /** Changes the stored cart; null when the application has to. Throws where nothing can be stored. */
  function change(counter: HTMLElement, isPlus: boolean): ReadCart | null {
    // of a table or a tablet, to which the cart belongs
    if (Object.keys(localStorage).some((name) => name.startsWith('table'))) return null;
    const cart = sync();
    const { id, price, name } = counter.dataset;
    const lines = ofDish(cart, counter);
    const line = lines.find(({ isPlain }) => isPlain) ?? (isPlus ? undefined : lines.at(-1));
    if (isPlus ? line?.qty === MAX_LINE_QUANTITY : !line) return null;
    const op: Op = {
      write: count + 1,
      lineId: line?.lineId ?? `${tab}-${count + 1}`,
      delta: isPlus ? 1 : -1,
      dish: isPlus
        ? { type: 'general', id, name, notes: '', price: Number(price), extras: [] }
        : undefined,
    };
    const next = applied(cart, op);
    // a key for each addition: no tab overwrites what another one adds, or takes to count it
    const addKey = `earlyAdds-${restaurant}-${tab}-${op.write}`;
    if (isPlus) localStorage.setItem(addKey, seal({ ...op.dish, lineId: op.lineId, qty: 1 }));
    try {
      write(next);
    } catch (error) {
      localStorage.removeItem(addKey);
      throw error;
    }
    ops.push(op);
    return next;
  }

  function press(button: Element): boolean {
    const counter = button.closest<HTMLElement>('[data-price]');
    if (isTaken || !isOn || !counter) return false;
    let cart: ReadCart | null = null;
    try {
      cart = change(counter, button === counter.lastElementChild);
    } catch {
      isOn = false; // no later press overtakes one that is recorded
    }
    if (cart === null) return false;
    draw(cart);
    const quantity = countUnits(ofDish(cart, counter));
    region.textContent = `${quantity}× ${counter.dataset['name']}. ${link.textContent}`;
    return true;
  }

  const refresh = (): void => {
    try {
      if (!isTaken) draw(sync());
    } catch {
      // the counters stay as they are: the application reads the cart
    }
  };
  addEventListener('storage', (event) => event.key === key && refresh());
  addEventListener('pageshow', (event) => event.persisted && refresh());
  refresh();

  return {
    press,
    take(restaurantId) {
      if (isTaken || String(restaurantId) !== restaurant) return null;
      isTaken = true;
      return count > 0 ? { tab, count, states } : null;
    },
    stop() {
      isTaken = true;
      setTimeout(() => region.remove(), SPOKEN_MS);
    },
  };
}
