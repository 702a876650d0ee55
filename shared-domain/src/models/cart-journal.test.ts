import fc from 'fast-check';
import { StoredCart, minor, type CartLine } from '../contracts';
import type { CartContent } from '../rules/cart/merge-carts';
import { addLine, changeQuantity, removeLine } from '../rules/cart/cart-lines';
import { FakeBackend } from '../storage/fake-backend.test-kit';
import { createStorage, keys } from '../storage';
import { aGeneralLine } from '../testing';
import { anyCart, anyLine } from '../testing/arbitraries';
import { openCartJournal } from './cart-journal';
import { Tabs } from './tabs.test-kit';

const KEY = keys.cart(7);
const line = (lineId: string, over: Partial<CartLine> = {}) =>
  aGeneralLine({ lineId, id: lineId, ...over } as Partial<ReturnType<typeof aGeneralLine>>);
const of = (...lines: CartLine[]): CartContent => ({ lines, deliveryType: null });
const added =
  (lineId: string) =>
  (cart: CartContent): CartContent => ({ ...cart, lines: addLine(cart.lines, line(lineId)) });
const idsOf = ({ lines }: CartContent) => lines.map(({ lineId }) => lineId).sort();

const given = () => {
  const backend = new FakeBackend();
  const storage = createStorage(() => backend);
  return {
    backend,
    storage,
    open: () =>
      openCartJournal(
        7,
        createStorage(() => backend),
      ),
  };
};

describe('[CART-18] the stored cart', () => {
  test('is written on entry with its version, and after each change', () => {
    const { backend, storage, open } = given();
    const journal = open();
    expect(journal.save(of())).toEqual({ written: 'stored', taken: null, isEntry: true });
    expect(JSON.parse(backend.texts.get(KEY) ?? '')).toMatchObject({ v: 1, value: { lines: [] } });
    journal.save(of(line('a')));
    expect(storage.read(KEY, StoredCart)).toMatchObject(of(line('a')));
  });

  test('is not written again when it is there as it is', () => {
    const { backend, open } = given();
    open().save(of(line('a')));
    const before = backend.texts.get(KEY);
    const journal = open();
    expect(journal.found).toEqual(of(line('a')));
    journal.save(journal.found);
    expect(backend.texts.get(KEY)).toBe(before);
  });

  test('comes back after the storage was emptied', () => {
    const { backend, storage, open } = given();
    const journal = open();
    journal.save(of(line('a')));
    backend.texts.clear();
    expect(journal.save(of(line('a')))).toEqual({ written: 'stored', taken: null, isEntry: false });
    expect(storage.read(KEY, StoredCart)?.lines).toEqual([line('a')]);
  });

  test('a line that could not be read back is left out alone', () => {
    const { storage, open } = given();
    expect(open().save(of(line('a'), line('b', { qty: Number.NaN }))).written).toBe('stored');
    expect(storage.read(KEY, StoredCart)?.lines).toEqual([line('a')]);
  });

  test('every kind of line reads back as it was', () =>
    fc.assert(
      fc.property(anyCart, (lines) => {
        const { open } = given();
        open().save({ lines, deliveryType: 'balcony' });
        expect(open().found).toEqual({ lines, deliveryType: 'balcony' });
      }),
    ));

  test('reads a note of extreme length as far as a note goes', () => {
    const { open } = given();
    open().save(of(line('a', { notes: 'x'.repeat(100_000) })));
    expect(open().found.lines[0]?.notes).toHaveLength(250);
  });

  test('remembers a bounded number of tabs', () => {
    const { storage, open } = given();
    for (let visit = 0; visit < 40; visit += 1) open().save(of(line(`line-${visit}`)));
    const seen = Object.keys(storage.read(KEY, StoredCart)?.revision?.seen ?? {});
    expect(seen).toHaveLength(16);
    expect(seen.at(-1)).toBe(storage.read(KEY, StoredCart)?.revision?.tab);
  });
});

describe('a build without support for revisions', () => {
  test('reads what this one wrote, and writes what this one reads', () => {
    const { storage, open } = given();
    open().save(of(line('a')));
    storage.save(KEY, StoredCart, { lines: [line('a', { qty: 3 })], deliveryType: null });
    const journal = open();
    expect(journal.found).toEqual(of(line('a', { qty: 3 })));
    journal.save(journal.found);
    expect(storage.read(KEY, StoredCart)?.revision).toBeDefined();
  });

  test('loses no line when it writes beside this one', () => {
    const { storage, open } = given();
    const journal = open();
    journal.save(of(line('a')));
    storage.save(KEY, StoredCart, { lines: [line('theirs')], deliveryType: null });
    expect(idsOf(journal.save(of(line('a'), line('b'))).taken ?? of())).toEqual([
      'a',
      'b',
      'theirs',
    ]);
    expect(idsOf(open().found)).toEqual(['a', 'b', 'theirs']);
  });
});

describe('two tabs', () => {
  test('that add at the same moment end with both lines, in both and in the storage', () => {
    const tabs = new Tabs(2);
    tabs.change(0, added('a'));
    tabs.change(1, added('b'));
    tabs.settle();
    for (const cart of [...tabs.carts, tabs.stored()]) expect(idsOf(cart)).toEqual(['a', 'b']);
  });

  test('that add fifty lines each in a rush end with all hundred', () => {
    const tabs = new Tabs(2);
    for (let at = 0; at < 50; at += 1) {
      tabs.change(0, added(`a${at}`));
      tabs.change(1, added(`b${at}`));
      if (at % 7 === 3) tabs.deliver(at % 2);
    }
    tabs.settle();
    for (const cart of [...tabs.carts, tabs.stored()]) expect(cart.lines).toHaveLength(100);
    expect(tabs.carts[0]).toEqual(tabs.carts[1]);
  });

  test('that count the same line up at the same moment both count', () => {
    const tabs = new Tabs(2);
    tabs.change(0, added('a'));
    tabs.settle();
    for (const tab of [0, 1, 0, 1])
      tabs.change(tab, (cart) => ({ ...cart, lines: changeQuantity(cart.lines, 'a', 1) }));
    tabs.settle();
    for (const cart of tabs.carts) expect(cart.lines).toEqual([line('a', { qty: 5 })]);
  });

  test('a removal reaches the other tab, and the line does not come back with its next change', () => {
    const tabs = new Tabs(2);
    for (const id of ['a', 'b']) tabs.change(0, added(id));
    tabs.settle();
    tabs.change(0, (cart) => ({ ...cart, lines: removeLine(cart.lines, 'a') }));
    tabs.change(1, added('c'));
    tabs.settle();
    for (const cart of [...tabs.carts, tabs.stored()]) expect(idsOf(cart)).toEqual(['b', 'c']);
  });
});

const steps = (tabs: number) =>
  fc
    .array(
      fc.record({
        tab: fc.nat(tabs - 1),
        kind: fc.constantFrom(
          'add' as const,
          'remove' as const,
          'price' as const,
          'deliver' as const,
        ),
        line: anyLine,
      }),
      { maxLength: 24 },
    )
    .map((all) =>
      all.map((step, index) => ({ ...step, line: { ...step.line, lineId: `line-${index}` } })),
    );

test("any order of two tabs' writes ends in one cart; no addition is lost, no removal undone", () => {
  fc.assert(
    fc.property(steps(2), (all) => {
      const tabs = new Tabs(2);
      const alive = new Set<string>();
      const change = (tab: number, lines: (now: readonly CartLine[]) => readonly CartLine[]) =>
        tabs.change(tab, (cart) => ({ ...cart, lines: lines(cart.lines) }));
      for (const { tab, kind, line: any } of all) {
        const first = tabs.carts[tab]!.lines[0];
        if (kind === 'deliver') tabs.deliver(tab);
        if (kind === 'add') {
          change(tab, (now) => [...now, any]);
          alive.add(any.lineId);
        }
        if (kind === 'remove' && first !== undefined) {
          change(tab, (now) => removeLine(now, first.lineId));
          alive.delete(first.lineId);
        }
        if (kind === 'price' && first !== undefined)
          change(tab, (now) =>
            now.map((other) =>
              other === first ? { ...other, name: `${other.name}!`, price: minor(1) } : other,
            ),
          );
      }
      tabs.settle();
      for (const cart of [...tabs.carts, tabs.stored()])
        expect(idsOf(cart)).toEqual([...alive].sort());
      expect(tabs.carts[1]).toEqual(tabs.carts[0]);
      expect(tabs.stored()).toEqual(tabs.carts[0]);
    }),
    { numRuns: 80, endOnFailure: true },
  );
});

test('three tabs lose no line either', () => {
  fc.assert(
    fc.property(steps(3), (all) => {
      const tabs = new Tabs(3);
      const additions = all.filter(({ kind }) => kind === 'add' || kind === 'price');
      for (const step of all) {
        if (additions.includes(step))
          tabs.change(step.tab, (cart) => ({ ...cart, lines: [...cart.lines, step.line] }));
        else tabs.deliver(step.tab);
      }
      tabs.settle();
      for (const cart of [...tabs.carts, tabs.stored()])
        expect(idsOf(cart)).toEqual(additions.map(({ line: any }) => any.lineId).sort());
    }),
    { numRuns: 50, endOnFailure: true },
  );
});
