import type { CartLine } from '../contracts';
import { StoredCart } from '../contracts';
import type { CartContent } from '../rules/cart/merge-carts';
import { FakeBackend } from '../storage/fake-backend.test-kit';
import { createStorage, keys } from '../storage';
import { aGeneralLine } from '../testing';
import { openCartJournal, type CartJournal } from './cart-journal';

const KEY = keys.cart(7);
const line = (lineId: string, name = lineId) => aGeneralLine({ lineId, id: lineId, name });
const of = (...lines: CartLine[]): CartContent => ({ lines, deliveryType: null });
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

  test('equal changes of two tabs leave nothing to take over', () => {
    const { open } = given();
    const one = open();
    one.save(of(a));
    open().save(of(a, b));
    expect(one.save(of(a, b)).taken).toBeNull();
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
