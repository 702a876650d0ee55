import fc from 'fast-check';
import { type CartLine, minor, StoredCart } from '../contracts';
import { addLine, changeQuantity, removeLine } from '../rules/cart/cart-lines';
import type { CartContent } from '../rules/cart/merge-carts';
import { createStorage, keys } from '../storage';
import { FakeBackend } from '../storage/fake-backend.test-kit';
import { aGeneralLine } from '../testing';
import { anyCart, anyLine } from '../testing/arbitraries';
import { type CartJournal, openCartJournal } from './cart-journal';
import { Tabs } from './tabs.test-kit';

const KEY = keys.cart(7);
const of = (...lines: CartLine[]): CartContent => ({ lines, deliveryType: null });

describe('the journal of a cart', () => {
  const line = (lineId: string, over: Partial<CartLine> = {}) =>
    aGeneralLine({ lineId, id: lineId, ...over } as Partial<ReturnType<typeof aGeneralLine>>);
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
      expect(JSON.parse(backend.texts.get(KEY) ?? '')).toMatchObject({
        v: 1,
        value: { lines: [] },
      });
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
      expect(journal.save(of(line('a')))).toEqual({
        written: 'stored',
        taken: null,
        isEntry: false,
      });
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

  describe('[CART-18] the writes of a start script', () => {
    const written = (cart: CartContent, tab: string, seen: Record<string, number>): string => {
      const { backend, storage } = given();
      storage.save(KEY, StoredCart, {
        ...cart,
        lines: [...cart.lines],
        revision: { tab, at: 1, seen },
      });
      return backend.texts.get(KEY)!;
    };
    const early = {
      tab: 'tearly',
      count: 2,
      states: [
        written(of(line('a')), 'tother', { tother: 1 }),
        written(of(line('a'), line('b')), 'tearly', { tother: 1, tearly: 2 }),
      ],
    };
    const opened = (stored: string) => {
      const { backend, storage } = given();
      backend.texts.set(KEY, stored);
      return { storage, journal: openCartJournal(7, storage, () => 5, early) };
    };

    test('are continued as the same tab', () => {
      const { journal, storage } = opened(early.states[1]!);
      expect(journal.found).toEqual(of(line('a'), line('b')));
      expect(journal.save(journal.found).taken).toBeNull();
      journal.save(of(line('b')));
      expect(storage.read(KEY, StoredCart)).toMatchObject({
        lines: [line('b')],
        revision: { tab: 'tearly', seen: { tother: 1, tearly: 3 } },
      });
    });

    test('that another tab has overwritten at the same moment are merged with its own', () => {
      const { journal } = opened(written(of(line('c')), 'tother', { tother: 2 }));
      expect(journal.found).toEqual(of(line('a'), line('b')));
      expect(idsOf(journal.save(journal.found).taken!)).toEqual(['b', 'c']);
    });
  });

  describe('two tabs', () => {
    test('that count the same line up at the same moment both count', () => {
      const tabs = new Tabs(2);
      tabs.change(0, added('a'));
      tabs.settle();
      for (const tab of [0, 1, 0, 1])
        tabs.change(tab, (cart) => ({ ...cart, lines: changeQuantity(cart.lines, 'a', 1) }));
      tabs.settle();
      for (const cart of tabs.carts) expect(cart.lines).toEqual([line('a', { qty: 5 })]);
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
});

describe('revisions of a cart', () => {
  const line = (lineId: string, name = lineId) => aGeneralLine({ lineId, id: lineId, name });
  const [a, b, c] = [line('a'), line('b'), line('c')];

  /** A stored cart, its journals in tabs that share it, and a build without support for revisions. */
  const given = () => {
    const backend = new FakeBackend();
    const storage = createStorage(() => backend);
    let clock = 0;
    return {
      open: () =>
        openCartJournal(
          7,
          createStorage(() => backend),
          () => clock,
        ),
      setClock: (time: number) => void (clock = time),
      text: () => backend.texts.get(KEY)!,
      setText: (text: string) => void backend.texts.set(KEY, text),
      stored: () => storage.read(KEY, StoredCart)!,
      storeWithoutRevision: (...lines: CartLine[]) =>
        storage.save(KEY, StoredCart, { lines, deliveryType: null }),
    };
  };

  describe('[CART-18] order of the lines', () => {
    test('a tab stores its own new order', () => {
      const { open, stored } = given();
      const journal = open();
      journal.save(of(a, b));
      expect(journal.save(of(b, a)).taken).toBeNull();
      expect(stored().lines).toEqual([b, a]);
    });

    test('another order of the same lines is taken over and not written again', () => {
      const { open, storeWithoutRevision, text } = given();
      const journal = open();
      journal.save(of(a, b));
      storeWithoutRevision(b, a);
      const before = text();
      expect(journal.save(of(a, b)).taken).toEqual(of(b, a));
      expect(text()).toBe(before);
    });
  });

  describe('[CART-18] history of a stored cart', () => {
    test('ends with the tab that wrote last, also when that tab wrote before', () => {
      const { open, stored } = given();
      const [one, two] = [open(), open()];
      one.save(of(a));
      two.save(of(a, b));
      one.save(of(a));
      one.save(of(a, b, c));
      const { tab, seen } = stored().revision!;
      expect(Object.keys(seen)).toHaveLength(2);
      expect(Object.keys(seen).at(-1)).toBe(tab);
    });

    test('a line removed before the first change of a new tab stays removed', () => {
      const { open } = given();
      const one = open();
      one.save(of(a, b));
      const two = open();
      one.save(of(b));
      expect(two.save(of(a, b, c)).taken).toEqual(of(b, c));
    });

    test('a line that another tab added and this one removed stays removed in both', () => {
      const { open } = given();
      const one = open();
      one.save(of(a));
      const two = open();
      two.save(of(a, b));
      expect(one.save(of(a)).taken).toEqual(of(a, b));
      one.save(of(a));
      expect(two.save(of(a, b)).taken).toEqual(of(a));
    });

    test('a tab that opened an empty storage takes over what another one stored', () => {
      const { open } = given();
      const [one, two] = [open(), open()];
      two.save(of(a));
      expect(one.save(of())).toEqual({ written: 'stored', taken: of(a), isEntry: true });
    });

    test('a build without revisions that writes before the first save loses no line', () => {
      const { open, storeWithoutRevision, stored } = given();
      storeWithoutRevision(a);
      const journal = open();
      storeWithoutRevision(a, c);
      journal.save(of(a, b));
      expect(
        stored()
          .lines.map(({ lineId }) => lineId)
          .sort(),
      ).toEqual(['a', 'b', 'c']);
    });
  });

  /** Two tabs that renamed the same line in the same stored cart, at these times. */
  function renamed(times: { readonly one: number; readonly two: number }) {
    const { open, setClock, text, setText } = given();
    const one = open();
    one.save(of(a));
    const [two, start] = [open(), text()];
    const write = (journal: CartJournal, name: 'one' | 'two') => {
      setText(start);
      setClock(times[name]);
      journal.save(of(line('a', name)));
      return text();
    };
    const [byOne, byTwo] = [write(one, 'one'), write(two, 'two')];
    /** The name after a save of this tab that finds the text of the other tab. */
    const nameAfter = (journal: CartJournal, name: string, found: string) => {
      setText(found);
      return (journal.save(of(line('a', name))).taken?.lines[0] ?? { name }).name;
    };
    const tabOf = (found: string) => StoredCart.parse(JSON.parse(found).value).revision!.tab;
    return {
      afterOne: (name = 'one') => nameAfter(one, name, byTwo),
      afterTwo: () => nameAfter(two, 'two', byOne),
      higherTab: tabOf(byOne) > tabOf(byTwo) ? 'one' : 'two',
    };
  }

  describe('[CART-18] of two names of a line', () => {
    test.each([
      { one: 10, two: 20, name: 'two' },
      { one: 20, two: 10, name: 'one' },
    ])('the later one remains in both tabs: %j', ({ name, ...times }) => {
      const { afterOne, afterTwo } = renamed(times);
      expect([afterOne(), afterTwo()]).toEqual([name, name]);
    });

    test('both tabs choose the same one of the same time', () => {
      const { afterOne, afterTwo, higherTab } = renamed({ one: 10, two: 10 });
      expect([afterOne(), afterTwo()]).toEqual([higherTab, higherTab]);
    });

    test('the one that is being saved is later than every stored one', () => {
      expect(renamed({ one: 10, two: 20 }).afterOne('three')).toBe('three');
    });
  });
});
