import { deviceNow } from '@storefront/shared-domain/clock';
import type { Language } from '@storefront/shared-domain/contracts';
import type { EarlyCartSource } from '@storefront/shared-domain/models';
import { CART_COUNT } from './cart-count-id';
import { moneyLike } from './early-money';
import { texts } from './locales';
import { isFields, readCart, type ReadCart, type StoredLine } from './stored-cart';

/** Limits of the application: the quantity of a line, the tabs of a stored cart, its states. */
const MOST = 999;
const MOST_TABS = 16;
const MOST_STATES = 100;
/** Additions that wait to be counted; a restaurant that counts nothing never reads them. */
const MOST_ADDS = 100;

/** Keys of a device at a table or of a tablet: the cart belongs to the table. */
const AT_TABLE = 'table';

const EMPTY: ReadCart = { lines: [], count: 0, total: 0, value: { lines: [], deliveryType: null } };

/** A change of one line by the customer. */
interface Op {
  /** The write with which it was stored first. */
  readonly write: number;
  readonly lineId: string;
  readonly delta: number;
  /** The dish as a line stores it; empty for a removal. */
  readonly dish: Readonly<Record<string, unknown>>;
}

const seal = (value: unknown): string => JSON.stringify({ v: 1, value });

/** The cart after a change, by the rules `addLine` and `changeQuantity`. */
function applied({ lines, value }: ReadCart, { lineId, delta, dish }: Op): ReadCart {
  const known = lines.find((line) => line.lineId === lineId);
  const qty = Math.min(MOST, (known?.qty ?? 0) + delta);
  const stored = value['lines'] as readonly unknown[];
  const changed = qty > 0 ? [{ ...known?.stored, ...dish, lineId, qty }] : [];
  const next = known
    ? stored.flatMap((line) => (line === known.stored ? changed : [line]))
    : [...stored, ...changed];
  return readCart(seal({ ...value, lines: next })) ?? EMPTY;
}

const ofDish = ({ lines }: ReadCart, dishId: string): StoredLine[] =>
  lines.filter(({ type, id }) => type === 'general' && id === dishId);

const countOf = (cart: ReadCart, dishId: string): number =>
  ofDish(cart, dishId).reduce((sum, { qty }) => sum + qty, 0);

const isPlain = ({ notes, stored: { extras } }: StoredLine): boolean =>
  notes === '' && !(extras as readonly unknown[] | undefined)?.length;

type Revision = { readonly at: number; readonly seen: Readonly<Record<string, unknown>> };

const NO_REVISION: Revision = { at: 0, seen: {} };

/** The revision of a stored cart; empty for one that the contract does not read. */
function revisionOf({ value: { revision } }: ReadCart): Revision {
  if (!isFields(revision)) return NO_REVISION;
  const { tab, at, seen } = revision;
  const isSound =
    typeof tab === 'string' &&
    Number.isFinite(at) &&
    isFields(seen) &&
    Object.values(seen).every(Number.isSafeInteger);
  return isSound ? { at: at as number, seen } : NO_REVISION;
}

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
  const { restaurant = '', path = '' } = root.dataset;
  const key = `cart-${restaurant}`;
  const addsPrefix = `earlyAdds-${restaurant}-`;
  const words = texts[language];
  const tab = `t${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(16)}`;
  const ended = new AbortController();
  let isOn = true;
  let isTaken = false;
  /** Class of the button over a whole card. */
  let whole = '';
  let count = 0;
  let ops: Op[] = [];
  let states: string[] = [];

  const link = document.createElement('a');
  link.id = CART_COUNT;
  link.href = `${path}/shopping-cart`;
  const region = document.createElement('div');
  region.id = 'cart-said';
  region.setAttribute('role', 'status');
  document.body.append(region);

  const counters = (): NodeListOf<HTMLElement> => root.querySelectorAll('[data-price]');
  const sample = document.querySelector<HTMLElement>('[data-money]')?.dataset['money'];
  /** The total as the end of a text; nothing where the page has no layout of amounts. */
  const totalOf = ({ total }: ReadCart, separator: string): string => {
    const money = moneyLike(sample, total);
    return money === null ? '' : separator + money;
  };

  /** The elements of a counter are those of mf-menu's `CardCounter`. */
  function drawCounter(counter: HTMLElement, quantity: number): void {
    const [minus, amount, plus] = counter.children as unknown as HTMLElement[];
    if (!minus || !amount?.firstElementChild?.firstChild || !plus) return;
    const isCounting = quantity > 0;
    if (!isCounting && minus.contains(document.activeElement)) plus.focus();
    counter.dataset['counting'] = String(isCounting);
    minus.hidden = amount.hidden = !isCounting;
    whole ||= plus.className;
    plus.className = isCounting ? minus.className : whole;
    amount.firstElementChild.firstChild.nodeValue = String(quantity);
    const [less, remove] = minus.children as unknown as SVGElement[];
    if (less) less.style.display = quantity === 1 ? 'none' : '';
    if (remove) remove.style.display = quantity === 1 ? '' : 'none';
  }

  function draw(cart: ReadCart): void {
    for (const counter of counters()) drawCounter(counter, countOf(cart, counter.dataset['id']!));
    if (cart.count === 0) return link.remove();
    link.textContent = `${words.cart} · ${cart.count}${totalOf(cart, ' · ')}`;
    if (!link.isConnected) document.body.append(link);
  }

  /** Stores a cart with its revision. Throws where storage is refused or full. */
  function write(cart: ReadCart): void {
    const { at, seen } = revisionOf(cart);
    const others = Object.entries(seen).filter(([name]) => name !== tab);
    const revision = {
      tab,
      at: Math.max(deviceNow(), at + 1),
      seen: Object.fromEntries([...others.slice(1 - MOST_TABS), [tab, count + 1]]),
    };
    const text = seal({ ...cart.value, revision });
    localStorage.setItem(key, text);
    count += 1;
    states = [...states, text].slice(-MOST_STATES);
  }

  /** The stored cart with every change of this page. Throws when it is not readable. */
  function sync(): ReadCart {
    const text = localStorage.getItem(key);
    const found = text === null ? EMPTY : readCart(text);
    if (found === null || !Array.isArray(found.value['lines'])) throw new TypeError(key);
    const known = Number(revisionOf(found).seen[tab] ?? 0);
    const lost = ops.filter((op) => op.write > known);
    const cart = lost.reduce(applied, found);
    const before = states;
    if (text !== null && text !== states.at(-1)) states = [...states, text];
    try {
      if (lost.length > 0) write(cart);
    } catch (error) {
      states = before; // the last state of this page has its changes
      throw error;
    }
    return cart;
  }

  /**
   * Stores a change, and with an addition a line for the application to count: under a key of its own,
   * so that no tab overwrites what another one adds or takes.
   */
  function store(cart: ReadCart, op: Op): ReadCart {
    const next = applied(cart, op);
    const addKey = `${addsPrefix}${tab}-${op.write}`;
    const waiting = Object.keys(localStorage).filter((name) => name.startsWith(addsPrefix));
    if (op.delta > 0 && waiting.length < MOST_ADDS)
      localStorage.setItem(addKey, seal({ ...op.dish, lineId: op.lineId, qty: 1 }));
    try {
      write(next);
    } catch (error) {
      localStorage.removeItem(addKey);
      throw error;
    }
    ops = [...ops, op];
    return next;
  }

  /** Changes the stored cart; null when the application has to. */
  function change(counter: HTMLElement, isPlus: boolean): ReadCart | null {
    const { id = '', price = '', name = '' } = counter.dataset;
    const cart = sync();
    const lines = ofDish(cart, id);
    const line = lines.find(isPlain) ?? (isPlus ? undefined : lines.at(-1));
    if (!isPlus && !line) return cart;
    if (isPlus && line?.qty === MOST) return null;
    if (line && cart.lines.filter(({ lineId }) => lineId === line.lineId).length > 1) return null;
    const dish = isPlus
      ? { type: 'general', id, name, notes: '', price: Number(price), extras: [] }
      : {};
    return store(cart, {
      write: count + 1,
      lineId: line?.lineId ?? `${tab}-${count + 1}`,
      delta: isPlus ? 1 : -1,
      dish,
    });
  }

  function press(button: Element): boolean {
    const counter = button.closest<HTMLElement>('[data-price]');
    if (!isOn || counter === null || !root.contains(counter)) return false;
    try {
      if (Object.keys(localStorage).some((name) => name.startsWith(AT_TABLE))) return false;
      const cart = change(counter, button === counter.lastElementChild);
      if (cart === null) return false;
      draw(cart);
      const { id = '', name = '' } = counter.dataset;
      const sum = `${words.items}: ${cart.count}${totalOf(cart, ', ')}`;
      region.textContent = `${countOf(cart, id)}× ${name}. ${sum}`;
      return true;
    } catch {
      isOn = false; // an act that is recorded must not be overtaken by later ones
      return false;
    }
  }

  const refresh = (): void => {
    try {
      draw(sync());
    } catch {
      // the counters stay as they are: the application reads the cart
    }
  };
  addEventListener('storage', ({ key: changed }) => changed === key && refresh(), {
    signal: ended.signal,
  });
  addEventListener('pageshow', ({ persisted }) => persisted && refresh(), { signal: ended.signal });
  refresh();

  return {
    press,
    take(restaurantId) {
      if (isTaken || String(restaurantId) !== restaurant) return null;
      isTaken = true;
      isOn = false;
      ended.abort();
      return count > 0 ? { tab, count, states } : null;
    },
    stop() {
      isOn = false;
      ended.abort();
      region.remove();
      // React has not changed what it has never counted
      for (const counter of root.querySelectorAll<HTMLElement>('[data-counting=true]'))
        if (counter.childElementCount === 1) {
          counter.dataset['counting'] = 'false';
          counter.children[0]!.className = whole;
        }
    },
  };
}
