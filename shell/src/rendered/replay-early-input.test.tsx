/** @jest-environment jsdom */
import { allSettled, fork, launch, type Scope } from 'effector';
import { act, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { restaurantLoaded } from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import { $view } from '../restaurant/restaurant.model';
import { recordEarlyInput, type EarlyInput } from './early-input';
import { firstPageSettled } from './first-page';
import { replayEarlyInput } from './replay-early-input';

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

test('each act sees what the one before has changed', async () => {
  button('Open').click();
  button('Add 0').click();
  await hydrate();
  await loaded();
  await act(() => replayEarlyInput(early, { root, scope }));
  expect(root.querySelector('p')?.textContent).toBe('opened');
  expect(calls).toEqual(['press 0']);
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

test('a key that went down on a button before it was rendered anew is one press at its end', async () => {
  const key = (type: string, target: Element): boolean =>
    target.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true }));
  button('Add 2').focus();
  key('keydown', button('Add 2'));
  await renderAnew();
  await loaded();
  const done = replayEarlyInput(early, { root, scope });
  await tasks();
  expect([calls, document.activeElement]).toEqual([[], button('Add 2')]);
  key('keyup', button('Add 2'));
  await act(() => done);
  expect(calls).toEqual(['press 2']);
});

test('a key whose end never comes does not hold the application back', async () => {
  button('Add 2').focus();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await renderAnew();
  await loaded();
  await act(() => replayEarlyInput(early, { root, scope }));
  button('Add 1').click();
  expect(calls).toEqual(['press 1']);
});

test('a field that has the focus since before the start gets its event', async () => {
  field().focus();
  await hydrate();
  await loaded();
  await act(() => replayEarlyInput(early, { root, scope }));
  expect(calls).toEqual(['focus']);
});

test('an act on a disabled or removed element, or of another page, is dropped; the others are replayed', async () => {
  button('Add 0').click();
  button('Add 1').click();
  button('Add 2').click();
  await hydrate();
  await loaded();
  button('Add 0').disabled = true;
  const removed = button('Add 1');
  removed.remove();
  await act(() => replayEarlyInput(early, { root, scope }));
  expect(calls).toEqual(['press 2']);
  root.querySelector('main')?.prepend(removed);

  early = recordEarlyInput(root);
  button('Add 2').click();
  history.replaceState(null, '', '/track');
  await act(() => replayEarlyInput(early, { root, scope }));
  expect(calls).toEqual(['press 2']);
});

test('a restaurant that is not loaded within ten seconds does not keep the presses waiting', async () => {
  jest.useFakeTimers();
  try {
    button('Add 0').click();
    await hydrate();
    const done = replayEarlyInput(early, { root, scope });
    await act(() => jest.advanceTimersByTimeAsync(9_900));
    expect(calls).toStrictEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await done;
    expect(calls).toEqual(['press 0']);
  } finally {
    jest.useRealTimers();
  }
});

test('once the restaurant could not be loaded, the message about it answers at once', async () => {
  await renderAnew();
  const done = replayEarlyInput(early, { root, scope });
  await tasks();
  button('Add 1').click();
  expect(calls).toStrictEqual([]);
  launch({ target: $view, params: { kind: 'failed', status: 0, requestId: null }, scope });
  await done;
  expect(calls).toEqual(['press 1']);
  button('Add 2').click();
  expect(calls).toEqual(['press 1', 'press 2']);
});

/** Deterministic random numbers (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('2,000 presses at random moments of 65 starts: none is lost, none happens twice', async () => {
  await act(() => react?.unmount());
  const next = random(18);
  let [pressed, answered] = [0, 0];
  const html = renderToString(<Screen />);
  for (let start = 0; start < 65; start += 1) {
    early.stop();
    root.remove();
    document.body.innerHTML = `<div id="root">${html}</div>`;
    root = document.getElementById('root')!;
    early = recordEarlyInput(root);
    scope = fork();
    calls = [];
    const expected: string[] = [];
    const pressSome = (count: number): void => {
      for (let i = 0; i < count; i += 1) {
        const n = Math.floor(next() * BUTTONS);
        const target = button(`Add ${n}`);
        if (target.hasAttribute('data-pressed')) continue; // one press, as it is still waiting
        target.click();
        expected.push(`press ${n}`);
      }
    };
    pressSome(14);
    await act(() => {
      if (next() < 0.5) {
        react = hydrateRoot(root, <Screen />);
        return;
      }
      react = createRoot(root);
      react.render(<Screen />);
    });
    pressSome(14);
    const done = replayEarlyInput(early, { root, scope });
    pressSome(10);
    await loaded();
    pressSome(10);
    await act(() => done);
    pressSome(10);
    expect(calls).toEqual(expected);
    pressed += expected.length;
    answered += calls.length;
    await act(() => react?.unmount());
  }
  expect(pressed).toBeGreaterThanOrEqual(2_000);
  expect(answered).toBe(pressed);
}, 60_000);
