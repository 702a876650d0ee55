/** @jest-environment jsdom */
import { recordEarlyInput, type EarlyInput } from './early-input';

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
const input = (id: string): boolean => of(id).dispatchEvent(new Event('input', { bubbles: true }));
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

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j is left alone', (options) => {
  expect(click(of('add'), options)).toBe(true);
  expect(all()).toStrictEqual([]);
});

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

test('typed text is restored once, with the text of the last input', () => {
  const field = of('field') as HTMLInputElement;
  for (const text of ['p', 'pizza']) {
    field.value = text;
    input('field');
  }
  field.value = '';
  expect([early.next()?.text, early.next()]).toEqual(['pizza', null]);
});

test('of links within the page the last one counts, if the customer has not moved on since', () => {
  click(of('section').firstElementChild!);
  click(of('other-section'));
  expect(of('section').hasAttribute('data-pressed')).toBe(false);
  expect(all()).toEqual(['press other-section']);
  click(of('section'));
  input('field');
  dispatchEvent(new Event('touchmove'));
  expect(all()).toEqual(['text field']);
  click(of('section'));
  dispatchEvent(new Event('wheel'));
  expect(all()).toStrictEqual([]);
  click(of('section'));
  click(of('add'));
  expect(all()).toEqual(['press add']);
  const key = (type: string, name: string): boolean =>
    of('section').dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true }));
  const enter = (): void => {
    key('keydown', 'Enter');
    click(of('section'));
    key('keyup', 'Enter');
  };
  enter();
  expect(all()).toEqual(['press section']);
  // pressed once more after Tab, the link would take the focus back
  enter();
  key('keydown', 'Tab');
  expect(all()).toStrictEqual([]);
});

test('an act has the look and the address of its element, to find it on a screen rendered anew', () => {
  click(of('more'));
  expect(early.next()).toMatchObject({
    look: { tag: 'button', label: 'More', position: 0 },
    pathname: '/',
    hasScrolled: false,
  });
  click(of('section'));
  expect(early.next()).toMatchObject({ look: { tag: 'a', label: 'Pizzas' }, hasScrolled: true });
});

const point = (name: string, element: Element, x = 5, options: MouseEventInit = {}): boolean =>
  element.dispatchEvent(
    new MouseEvent(name, { bubbles: true, clientX: x, clientY: 5, ...options }),
  );

test.each([
  ['more', 'button', 'More'],
  ['product', 'a', 'Product'],
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

test.each([
  ['that stays: its click follows', (id: string) => point('pointerup', of(id))],
  ['moved to the side', (id: string) => of(id).remove(), 30],
  ['with another button of the mouse', (id: string) => of(id).remove(), 5, { button: 2 }],
])('a pressed element %s', (_, change, x = 5, options: MouseEventInit = {}) => {
  point('pointerdown', of('more'), 5, options);
  change('more');
  point('pointerup', root, x);
  expect(early.next()).toBeNull();
});

test('what is no link or button, and an element outside of the screen, is not held', () => {
  for (const id of ['text', 'outside']) {
    point('pointerdown', of(id));
    of(id).remove();
    point('pointerup', root);
  }
  point('pointerdown', of('more'));
  click(of('more'));
  of('more').remove();
  point('pointerup', root);
  expect(all()).toEqual(['press more']);
});

test.each(['pointerdown', 'wheel', 'keydown', 'input', 'click'])(
  '%s: the customer has acted',
  (name) => {
    expect(early.hasActed()).toBe(false);
    dispatchEvent(new Event(name));
    expect(early.hasActed()).toBe(true);
  },
);

describe('a key on a button that is rendered anew under the focus', () => {
  const key = (type: string, name: string, options: KeyboardEventInit = {}): boolean =>
    document.body.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, ...options }));
  const renderAnew = (id: string): void => of(id).replaceWith(of(id).cloneNode(true));

  test.each(['Enter', ' '])('is a press at the end of the key %j', (name) => {
    of('add').focus();
    renderAnew('add');
    key('keydown', name);
    expect([early.next(), early.isKeyDown?.()]).toEqual([null, true]);
    key('keyup', name);
    const act = early.next();
    expect([act?.kind, act?.look]).toEqual(['press', { tag: 'button', label: 'Add', position: 0 }]);
    expect([early.next(), early.isKeyDown?.()]).toEqual([null, false]);
  });

  test.each(['Enter', ' '])('is a press where %j went down before', (name) => {
    of('add').focus();
    key('keydown', name);
    expect(early.isKeyDown?.()).toBe(false);
    renderAnew('add');
    expect(early.isKeyDown?.()).toBe(true);
    key('keyup', name);
    expect(all()).toEqual(['press add']);
  });

  test('is none for another key, and one for a key that is held', () => {
    of('add').focus();
    renderAnew('add');
    for (const type of ['keydown', 'keyup']) key(type, 'a');
    expect(all()).toEqual([]);
    key('keydown', 'Enter');
    key('keydown', 'Enter', { repeat: true });
    key('keyup', 'Enter');
    key('keyup', 'Enter');
    expect(all()).toEqual(['press add']);
  });

  test('on a link is one press for Enter, none for a space, which scrolls', () => {
    for (const name of [' ', 'Enter']) {
      of('product').focus();
      key('keydown', name);
      renderAnew('product');
      key('keyup', name);
      expect(all()).toEqual(name === 'Enter' ? ['press product'] : []);
    }
  });

  test('is none after a click of the browser', () => {
    of('add').focus();
    key('keydown', 'Enter');
    click(of('add'));
    expect(all()).toEqual(['press add']);
    renderAnew('add');
    key('keyup', 'Enter');
    expect(all()).toEqual([]);
  });

  test.each([
    [
      'a pointer went elsewhere',
      () => of('text').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })),
    ],
    ['the focus went to a field', () => of('field').focus()],
    ['the focus left the screen', () => of('outside').focus()],
  ])('is none after %s', (_, leave) => {
    of('add').focus();
    leave();
    (document.activeElement as HTMLElement).blur();
    renderAnew('add');
    for (const type of ['keydown', 'keyup']) key(type, 'Enter');
    expect(all()).toEqual([]);
  });
});

test('the element with the focus is described, one outside of the screen is not', () => {
  expect(early.focused()).toBeNull();
  of('outside').focus();
  expect(early.focused()).toBeNull();
  of('more').focus();
  expect(early.focused()).toEqual({ tag: 'button', label: 'More', position: 0 });
});

test('events of our own pass and are not recorded, also after one that throws', () => {
  const passed: boolean[] = [];
  early.pass(() => {
    passed.push(click(of('add')));
    input('field');
  });
  expect(() =>
    early.pass(() => {
      throw new RangeError('of a handler');
    }),
  ).toThrow(RangeError);
  expect([passed, all()]).toEqual([[true], []]);
  expect(click(of('add'))).toBe(false);
});

test('after the end nothing is recorded and no button stays marked', () => {
  click(of('add'));
  early.stop();
  expect(of('add').outerHTML).not.toMatch(/data-pressed|aria-busy/);
  expect(click(of('more'))).toBe(true);
  expect(all()).toEqual([]);
});

test('a press of a recorded button is an act; nothing is one after the end', () => {
  early.stop();
  dispatchEvent(new Event('keydown'));
  expect(early.hasActed()).toBe(false);
  early = recordEarlyInput(document.getElementById('root')!);
  click(of('add'));
  expect(early.hasActed()).toBe(true);
});

test('the search does not leave the page while the application starts, and does when it cannot', () => {
  const submit = (): boolean =>
    of('search').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(submit()).toBe(false);
  early.stop();
  expect(submit()).toBe(true);
});

test('other forms are sent', () => {
  const form = of('submit').closest('form')!;
  expect(form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(true);
});
