/** @jest-environment jsdom */
import { allSettled, fork, type Scope } from 'effector';
import { act, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { restaurantLoaded } from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import { recordEarlyInput, type EarlyInput } from '../rendered/early-input';
import { firstPageSettled } from '../rendered/first-page';
import { replayEarlyInput } from './replay-early-input';

describe('recorded', () => {
  let root: HTMLElement;
  let early: EarlyInput;

  beforeEach(() => {
    document.body.innerHTML = `
    <div id="root">
      <a id="product" href="/bella-napoli/extra?product=1">Product</a>
      <a id="section" href="#section-1"><b>Pizzas</b></a>
      <a id="other-section" href="#section-2">Drinks</a>
      <button type="button" id="add" aria-label="Add"><svg></svg></button>
      <button type="button" id="more">More</button>
      <span role="button" id="role">Tab</span>
      <form><button id="submit">Search</button><button type="button" id="clear">Clear</button></form>
      <form role="search" id="search"><input name="q"></form>
      <label id="label">Name <input id="field"></label><textarea id="notes"></textarea>
      <p id="text">Text</p>
    </div>
    <button type="button" id="outside">Outside</button>`;
    root = document.getElementById('root')!;
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    early = recordEarlyInput(root);
  });
  afterEach(() => early.stop());

  const of = (id: string): HTMLElement => document.getElementById(id)!;
  const click = (element: Element, options: MouseEventInit = {}): boolean => {
    let isSeen = false;
    const see = (): void => {
      isSeen = true;
    };
    root.addEventListener('click', see, true);
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
    root.removeEventListener('click', see, true);
    return isSeen;
  };
  const input = (id: string): boolean =>
    of(id).dispatchEvent(new Event('input', { bubbles: true }));
  function all(): string[] {
    const acts: string[] = [];
    for (let act = early.next(); act !== null; act = early.next())
      acts.push(`${act.kind} ${act.target.id}`);
    return acts;
  }

  test('presses of buttons and typed texts wait in their order, and the application does not see the presses', () => {
    expect(click(of('add').firstElementChild!)).toBe(false);
    input('field');
    expect([click(of('role')), click(of('clear'))]).toEqual([false, false]);
    input('notes');
    expect(all()).toEqual(['press add', 'text field', 'press role', 'press clear', 'text notes']);
    expect(early.next()).toBeNull();
  });

  test.each(['product', 'submit', 'label', 'field', 'text', 'outside'])(
    'what works without a script, or is no button of the screen, is left alone: %s',
    (id) => {
      expect(click(of(id))).toBe(id !== 'outside');
      expect(all()).toStrictEqual([]);
    },
  );

  test('a pressed button is marked until it is replayed; pressed again meanwhile, it is pressed once', () => {
    click(of('add'));
    click(of('add'));
    click(of('more'));
    expect(of('add').outerHTML).toContain('data-pressed="" aria-busy="true"');
    expect(all()).toEqual(['press add', 'press more']);
    expect(root.innerHTML).not.toMatch(/data-pressed|aria-busy/);
    click(of('add'));
    expect(all()).toEqual(['press add']);
  });

  const point = (name: string, element: Element, x = 5, options: MouseEventInit = {}): boolean =>
    element.dispatchEvent(
      new MouseEvent(name, { bubbles: true, clientX: x, clientY: 5, ...options }),
    );

  test.each([
    ['more', 'button', 'More'],
    ['section', 'a', 'Pizzas'],
  ])(
    '%s, rendered anew while it is pressed: no click follows, and the press waits',
    (id, tag, label) => {
      const element = of(id);
      point('pointerdown', element.firstElementChild ?? element);
      element.replaceWith(element.cloneNode(true));
      point('pointerup', of(id), 8);
      expect(early.next()).toMatchObject({ kind: 'press', look: { tag, label, position: 0 } });
      expect(early.next()).toBeNull();
    },
  );

  describe('a key on a button that is rendered anew under the focus', () => {
    const key = (type: string, name: string, options: KeyboardEventInit = {}): boolean =>
      document.body.dispatchEvent(
        new KeyboardEvent(type, { key: name, bubbles: true, ...options }),
      );
    const renderAnew = (id: string): void => of(id).replaceWith(of(id).cloneNode(true));

    test.each(['Enter', ' '])('is a press at the end of the key %j', (name) => {
      of('add').focus();
      renderAnew('add');
      key('keydown', name);
      expect([early.next(), early.isKeyDown?.()]).toEqual([null, true]);
      key('keyup', name);
      const act = early.next();
      expect([act?.kind, act?.look]).toEqual([
        'press',
        { tag: 'button', label: 'Add', position: 0 },
      ]);
      expect([early.next(), early.isKeyDown?.()]).toEqual([null, false]);
    });
  });

  test('a link within the page is not pressed again once the focus is elsewhere, as of reading software', () => {
    click(of('section'));
    of('add').focus();
    expect(all()).toEqual([]);
    location.hash = '#field'; // the browser's own move of the focus is no other one
    click(of('section'));
    of('field').focus();
    expect(all()).toEqual(['press section']);
    location.hash = '';
  });

  test('after the end nothing is recorded and no button stays marked', () => {
    click(of('add'));
    early.stop();
    expect(of('add').outerHTML).not.toMatch(/data-pressed|aria-busy/);
    expect(click(of('more'))).toBe(true);
    expect(all()).toEqual([]);
  });
});

describe('replayed', () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

  const BUTTONS = 20;
  let calls: string[];
  let root: HTMLElement;
  let early: EarlyInput;
  let scope: Scope;
  let react: Root | null;

  /** Buttons that count, and a search field that React controls. */
  function Screen({ isSettling = true }: { isSettling?: boolean }) {
    const [query, setQuery] = useState('');
    const [isOpen, setOpen] = useState(false);
    useLayoutEffect(() => {
      if (isSettling) firstPageSettled();
    }, [isSettling]);
    return (
      <main>
        {Array.from({ length: BUTTONS }, (_, i) => (
          <button key={i} type="button" onClick={() => calls.push(`press ${i}`)}>
            {`Add ${i}`}
          </button>
        ))}
        <input
          placeholder="Search"
          value={query}
          onFocus={() => calls.push('focus')}
          onChange={({ target }) => {
            calls.push(`search ${target.value}`);
            setQuery(target.value);
          }}
        />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <p>opened</p>}
        <output>{query}</output>
      </main>
    );
  }

  const button = (name: string): HTMLButtonElement =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  const field = (): HTMLInputElement => root.querySelector('input')!;
  function typed(text: string): void {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  }
  const loaded = (): Promise<unknown> =>
    allSettled(restaurantLoaded, { scope, params: restaurantData() });
  const tasks = (): Promise<void> =>
    act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
  const hydrate = (): Promise<void> =>
    act(async () => {
      react = hydrateRoot(root, <Screen />);
    });
  const renderAnew = (): Promise<void> =>
    act(async () => {
      react = createRoot(root);
      react.render(<Screen />);
    });

  beforeEach(() => {
    // the development build of React reports the marks of pressed buttons; production ignores them
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    calls = [];
    react = null;
    scope = fork();
    document.body.innerHTML = `<div id="root">${renderToString(<Screen />)}</div>`;
    root = document.getElementById('root')!;
    early = recordEarlyInput(root);
  });
  afterEach(async () => {
    early.stop();
    await act(() => react?.unmount());
    history.replaceState(null, '', '/');
    jest.restoreAllMocks();
  });

  test('presses and text of before the start are replayed once, in their order, on the same elements', async () => {
    const before = button('Add 1');
    before.click();
    typed('pizza');
    button('Add 3').click();
    await hydrate();
    button('Add 2').click(); // React could answer this one
    field().value = ''; // as React does when it renders the field
    const done = replayEarlyInput(early, { root, scope });
    await tasks();
    expect(calls).toStrictEqual([]);
    await act(async () => {
      await loaded();
      await done;
    });
    expect(calls).toEqual(['press 1', 'search pizza', 'press 3', 'press 2']);
    expect([
      button('Add 1') === before,
      field().value,
      root.querySelector('output')?.textContent,
    ]).toEqual([true, 'pizza', 'pizza']);
    button('Add 4').click();
    expect(calls).toEqual(['press 1', 'search pizza', 'press 3', 'press 2', 'press 4']);
  });

  test('on a screen rendered anew, the elements that look the same get the acts and the focus', async () => {
    field().focus();
    typed('soda');
    button('Add 2').click();
    await renderAnew();
    await loaded();
    await act(() => replayEarlyInput(early, { root, scope }));
    expect(calls).toEqual(['focus', 'search soda', 'press 2']);
    expect([document.activeElement === field(), field().value]).toEqual([true, 'soda']);
  });
});

describe('choices', () => {
  let root: HTMLElement;
  let early: EarlyInput;
  let scope: Scope;
  let react: Root | null;
  let calls: string[];

  /** Controls as a page has them; the box is toggled, whatever its event says. */
  function Screen({ price = 1, isOff = false }: { price?: number; isOff?: boolean }) {
    const [size, setSize] = useState('m');
    const [isHot, setHot] = useState(false);
    const [city, setCity] = useState('a');
    useLayoutEffect(() => firstPageSettled(), []);
    return (
      <main>
        <fieldset aria-label="Size">
          {['s', 'm', 'l'].map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="size"
                value={value}
                checked={size === value}
                disabled={isOff && value === 'l'}
                onChange={() => {
                  calls.push(value);
                  setSize(value);
                }}
              />
              {`${value} ${price}`}
            </label>
          ))}
        </fieldset>
        <label>
          <input type="checkbox" checked={isHot} onChange={() => setHot(!isHot)} /> Hot
        </label>
        <select
          aria-label="City"
          value={city}
          onChange={({ target }) => {
            calls.push(`city ${target.value}`);
            setCity(target.value);
          }}
        >
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
        <details onToggle={({ currentTarget }) => calls.push(`open ${currentTarget.open}`)}>
          <summary>More</summary>
          {price}
        </details>
        <output>{`${size} ${isHot} ${city}`}</output>
      </main>
    );
  }

  const radio = (value: string): HTMLInputElement => root.querySelector(`[value=${value}]`)!;
  const box = (): HTMLInputElement => root.querySelector('[type=checkbox]')!;
  const list = (): HTMLSelectElement => root.querySelector('select')!;
  const details = (): HTMLDetailsElement => root.querySelector('details')!;
  const select = (value: string): void => {
    list().value = value;
    list().dispatchEvent(new Event('change', { bubbles: true }));
  };
  const shown = () => [
    root.querySelector('output')!.textContent,
    [...root.querySelectorAll<HTMLInputElement>('[type=radio]:checked')].map(({ value }) => value),
    box().checked,
    list().value,
  ];
  const start = (render: () => Root): Promise<void> =>
    act(async () => {
      react = render();
    });
  const hydrate = (): Promise<void> => start(() => hydrateRoot(root, <Screen />));
  const renderAnew = (page = <Screen price={2} />): Promise<void> =>
    start(() => {
      const made = createRoot(root);
      made.render(page);
      return made;
    });
  const replay = (): Promise<void> =>
    act(async () => {
      await allSettled(restaurantLoaded, { scope, params: restaurantData() });
      await replayEarlyInput(early, { root, scope });
    });

  beforeEach(() => {
    // the development build of React reports opened details; production ignores them
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    calls = [];
    react = null;
    scope = fork();
    document.body.innerHTML = `<div id="root">${renderToString(<Screen />)}</div>`;
    root = document.getElementById('root')!;
    early = recordEarlyInput(root);
  });
  afterEach(async () => {
    early.stop();
    await act(() => react?.unmount());
    jest.restoreAllMocks();
  });

  describe.each([
    ['continued', hydrate],
    ['rendered anew with other prices', renderAnew],
  ])('on a screen that is %s', (_, render) => {
    test('every control has the state that the customer gave it, and the application has it too', async () => {
      radio('l').click();
      box().click();
      select('b');
      details().open = true;
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
      await render();
      await replay();
      expect(shown()).toEqual(['l true b', ['l'], true, 'b']);
      expect(details().open).toBe(true);
      // the browser reports the details that the replay opens, too
      expect([...new Set(calls)]).toEqual(['l', 'city b', 'open true']);
    });

    test('a list filled in twice without another act between is filled in once', async () => {
      select('b');
      select('a');
      select('b');
      await render();
      await replay();
      expect(calls).toEqual(['city b']);
    });
  });

  test('a choice that changes while React continues the page is replayed after the earlier ones, once', async () => {
    radio('l').click();
    box().click();
    await hydrate();
    const during = replayEarlyInput(early, { root, scope });
    radio('s').click();
    box().click();
    expect(calls).toEqual([]);
    await act(async () => {
      await allSettled(restaurantLoaded, { scope, params: restaurantData() });
      await during;
    });
    expect(calls).toEqual(['l', 's']);
    expect(shown()).toEqual(['s false a', ['s'], false, 'a']);
    await act(async () => radio('m').click());
    await act(async () => box().click());
    expect(shown()).toEqual(['m true a', ['m'], true, 'a']);
  });

  test('until the replay the page shows what the customer chose, whatever the application renders', async () => {
    radio('l').click();
    box().click();
    select('b');
    await hydrate();
    const during = replayEarlyInput(early, { root, scope });
    radio('s').click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const price of [2, 3]) {
      await act(async () => (react as Root).render(<Screen price={price} />));
      await frame();
      expect(shown()).toEqual(['m false a', ['s'], true, 'b']);
    }
    await act(async () => {
      await allSettled(restaurantLoaded, { scope, params: restaurantData() });
      await during;
    });
    expect(shown()).toEqual(['s true b', ['s'], true, 'b']);
    await act(async () => radio('m').click());
    await frame();
    expect(shown()).toEqual(['m true b', ['m'], true, 'b']);
  });

  test('a choice that is disabled by now is dropped: its group shows what the application has', async () => {
    radio('l').click();
    await hydrate();
    await act(async () => (react as Root).render(<Screen isOff />));
    await replay();
    expect(calls).toEqual([]);
    expect(shown()).toEqual(['m false a', ['m'], false, 'a']);
  });

  test('one that is disabled on a screen rendered anew is dropped, and the others are not', async () => {
    radio('l').click();
    select('b');
    await renderAnew(<Screen isOff />);
    await replay();
    expect([calls, shown()[0]]).toEqual([['city b'], 'm false b']);
  });
});
