import { StoredCart } from '../contracts';
import type { CartContent } from '../rules/cart/merge-carts';
import { createStorage, keys } from '../storage';
import { openCartJournal, type CartJournal } from './cart-journal';

type Write = { readonly tab: number; readonly text: string };

/**
 * Tabs that share a storage like browser tabs: each has a copy of its own, writes reach the others
 * through one process that orders them, and a tab applies no writes of others until its own write
 * is confirmed. `deliver` delivers one message.
 */
export class Tabs {
  private readonly copies: (string | null)[];
  private readonly pending: number[];
  private readonly inboxes: Write[][];
  private readonly journals: CartJournal[];
  private readonly pages: EventTarget[];
  private clock = 0;
  readonly carts: CartContent[];

  constructor(count: number, stored: string | null = null) {
    const each = <T>(make: (tab: number) => T): T[] =>
      Array.from({ length: count }, (_, tab) => make(tab));
    this.copies = each(() => stored);
    this.pending = each(() => 0);
    this.inboxes = each(() => []);
    this.pages = each(() => new EventTarget());
    const now = () => (this.clock += 1);
    this.journals = each((tab) =>
      openCartJournal(
        7,
        createStorage(
          () => this.backend(tab),
          () => this.pages[tab]!,
        ),
        now,
      ),
    );
    this.carts = this.journals.map(({ found }) => found);
    this.journals.forEach((journal, tab) => journal.onForeignChange(() => this.save(tab)));
  }

  /** A customer changes the cart of one tab. */
  change(tab: number, change: (cart: CartContent) => CartContent): void {
    this.carts[tab] = change(this.carts[tab]!);
    this.save(tab);
  }

  /** Delivers one pending write to a tab; false when there is none. */
  deliver(tab: number): boolean {
    const write = this.inboxes[tab]!.shift();
    if (write === undefined) return false;
    if (write.tab === tab) this.pending[tab]! -= 1;
    else {
      if (this.pending[tab] === 0) this.copies[tab] = write.text;
      this.pages[tab]!.dispatchEvent(Object.assign(new Event('storage'), { key: keys.cart(7) }));
    }
    return true;
  }

  settle(): void {
    for (let round = 0; round < 200; round += 1) {
      if (!this.inboxes.map((_, tab) => this.deliver(tab)).includes(true)) return;
    }
    throw new Error('the tabs never agree');
  }

  /** The stored cart that a new tab reads. */
  stored(): CartContent {
    const cart = createStorage(() => this.backend(0)).read(keys.cart(7), StoredCart);
    return { lines: cart?.lines ?? [], deliveryType: cart?.deliveryType ?? null };
  }

  private save(tab: number): void {
    const { taken } = this.journals[tab]!.save(this.carts[tab]!);
    if (taken !== null) this.carts[tab] = taken;
  }

  private backend(tab: number): Storage {
    const set = (text: string) => {
      this.copies[tab] = text;
      this.pending[tab]! += 1;
      this.inboxes.forEach((inbox) => inbox.push({ tab, text }));
    };
    return {
      length: 0,
      key: () => null,
      clear: () => undefined,
      removeItem: () => undefined,
      getItem: () => this.copies[tab]!,
      setItem: (_, text) => set(text),
    };
  }
}
