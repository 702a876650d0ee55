/** @jest-environment jsdom */
import { act, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { guardNodes, noteScreen } from './guard-nodes';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const font = (text: string): HTMLElement => {
  const outer = document.createElement('font');
  outer.append(Object.assign(document.createElement('font'), { textContent: text }));
  return outer;
};
const translated = (text: string): string => `[${text}]`;

/** How something else puts its own element in the place of a text. */
const WAYS: Readonly<Record<string, (text: Text) => void>> = {
  'moved into the wrapper': (text) => {
    const outer = font('');
    text.replaceWith(outer);
    outer.firstElementChild?.append(text);
  },
  'replaced by a copy': (text) => text.replaceWith(font(translated(text.data))),
  'a copy is added before it, then it is removed': (text) => {
    text.before(font(translated(text.data)));
    text.remove();
  },
  'a copy is added after it, then it is removed': (text) => {
    text.after(font(translated(text.data)));
    text.remove();
  },
  'removed, then a copy is added': (text) => {
    const [parent, next, copy] = [text.parentNode, text.nextSibling, font(translated(text.data))];
    text.remove();
    parent?.insertBefore(copy, next);
  },
  'moved into the wrapper, whose text is then replaced': (text) => {
    const outer = font('');
    text.replaceWith(outer);
    outer.firstElementChild?.append(text);
    if (outer.firstElementChild) outer.firstElementChild.textContent = translated(text.data);
  },
  'replaced twice': (text) => {
    const first = font(translated(text.data));
    text.replaceWith(first);
    first.replaceWith(font(translated(translated(text.data))));
  },
  'its translation is put in its place, by the text alone': (text) => {
    text.data = translated(text.data);
  },
  'removed, and nothing is there instead': (text) => text.remove(),
};

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Changes every text below `root` that is not in a wrapper yet. */
function changeAll(root: Node, change: (text: Text) => void): void {
  for (const text of textsIn(root))
    if (text.data.trim() !== '' && !text.parentElement?.closest('font')) change(text);
}

/** A product: texts beside elements, texts that come and go, a list whose order changes. */
function Product({ more }: { more: boolean }) {
  const [count, setCount] = useState(1);
  return (
    <section>
      {count} items <b>for</b> {more ? 'R$ 20' : 'R$ 10'}
      <p>{count > 1 ? 'several' : 'one'}</p>
      <div>
        {count > 1 && 'with '}
        {count > 2 ? <i>many</i> : count > 1 ? 'few' : null}
        <span>end</span>
      </div>
      {(count % 2 === 0 ? ['a', 'b', 'c'] : ['c', 'a', 'd', 'b']).map((name) => (
        <li key={name}>{name}!</li>
      ))}
      {count === 4 ? null : <button onClick={() => setCount(count + 1)}>add</button>}
    </section>
  );
}

const expected = (count: number): string =>
  `${count} items for R$ 20${count > 1 ? 'severalwith ' : 'one'}` +
  `${count > 2 ? 'many' : count > 1 ? 'few' : ''}end` +
  `${count % 2 === 0 ? 'a!b!c!' : 'c!a!d!b!'}${count === 4 ? '' : 'add'}`;

/** The text without the marks of a translation, as it would be before the next one. */
const shown = (root: Element): string => root.textContent.replaceAll(/[[\]]/g, '');

let root: Root | undefined;
beforeAll(() => guardNodes());
afterEach(() => act(() => root?.unmount()));
afterEach(() => jest.restoreAllMocks());

function page(html = ''): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

const ways = Object.entries(WAYS).map(([way, change]) => ({ way, change }));
const lossless = ways.filter(({ way }) => !way.startsWith('removed, and nothing'));

describe.each(ways)('texts are $way', ({ way, change }) => {
  test('the screen goes on, and shows what it would show without it', async () => {
    const at = page();
    root = createRoot(at);
    await act(() => root?.render(<Product more={false} />));
    await act(() => root?.render(<Product more />));
    for (const count of [1, 2, 3, 4]) {
      if (!way.startsWith('removed, and nothing')) expect(shown(at)).toBe(expected(count));
      changeAll(at, change);
      await act(async () => undefined); // the observer has its turn
      await act(() => at.querySelector('button')?.click());
    }
    expect(at.querySelector('button')).toBeNull();
  });
});

test.each(lossless)('[SSR] a rendered screen is continued: texts are $way', async ({ change }) => {
  const at = page(renderToString(<Product more />));
  const button = at.querySelector('button');
  const restore = noteScreen(at);
  changeAll(at, change);
  at.querySelector('section')?.setAttribute('data-extension', '1');
  at.querySelector('p')?.after(document.createElement('extension-icon'));
  const wrapper = document.createElement('extension-box');
  const [wrapped] = at.querySelectorAll('b');
  wrapped?.replaceWith(wrapper);
  wrapper.append(wrapped ?? '');
  await Promise.resolve();
  restore();
  const repaired = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React names the attribute
  await act(() => {
    root = hydrateRoot(at, <Product more />, { onRecoverableError: repaired });
  });
  expect(repaired).not.toHaveBeenCalled();
  expect(at.querySelector('button')).toBe(button);
  await act(() => button?.click());
  expect(shown(at)).toBe(expected(2));
});

test('elements that were wrapped together or taken away are removed without the rest', () => {
  const at = page('<i></i><b></b><u></u>');
  const [i, b, u] = [...at.children] as [Element, Element, Element];
  const wrapper = document.createElement('div');
  i.before(wrapper);
  wrapper.append(i, b);
  at.removeChild(i);
  expect(at.innerHTML).toBe('<div><b></b></div><u></u>');
  at.insertBefore(i, b);
  expect(at.innerHTML).toBe('<i></i><div><b></b></div><u></u>');
  at.removeChild(b);
  expect(at.innerHTML).toBe('<i></i><u></u>');
  u.remove();
  at.removeChild(u);
  at.insertBefore(b, u);
  expect(at.innerHTML).toBe('<i></i><b></b>');
});
