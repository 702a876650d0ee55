/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useSpaceBelow } from './use-space-below';

const WINDOW = 640;
/** Height of the list without a limit. */
const LIST = 256;

function List({ isOpen = true }: { isOpen?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  useSpaceBelow(list, isOpen, 3);
  return <ul ref={list} aria-label="Streets" />;
}

/**
 * A dialog whose scrolled part ends at `end`, with a field at `field` and its list right below; a
 * keyboard leaves `visible` of the window; the part scrolls by `range` at most.
 */
function show({
  end,
  field,
  visible = WINDOW,
  range = WINDOW,
  isOpen = true,
}: Record<'end' | 'field', number> & { visible?: number; range?: number; isOpen?: boolean }) {
  let scrolled = 0;
  Object.defineProperty(window, 'visualViewport', {
    configurable: true,
    value: {
      offsetTop: 0,
      height: visible,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    },
  });
  const boxes: Record<string, () => Partial<DOMRect>> = {
    body: () => ({ top: 60, bottom: end }),
    field: () => ({ top: field - scrolled, bottom: field + 80 - scrolled }),
    input: () => ({ top: field + 30 - scrolled, bottom: field + 80 - scrolled }),
    Streets: () => ({
      bottom: field + 80 + LIST - scrolled,
      height: LIST,
    }),
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const name = this.getAttribute('data-box') ?? this.getAttribute('aria-label') ?? '';
    return { ...(boxes[name]?.() ?? { top: 0, bottom: 0 }) } as DOMRect;
  });
  Element.prototype.scrollBy = ((_: number, by: number) => {
    scrolled = Math.min(range, scrolled + by);
  }) as typeof Element.prototype.scrollBy;
  render(
    <dialog open>
      <div data-box="body" style={{ overflowY: 'auto' }}>
        <div data-box="field">
          <span data-box="input">
            <List isOpen={isOpen} />
          </span>
        </div>
      </div>
    </dialog>,
  );
  const { style, dataset } = screen.getByRole('list');
  return [scrolled, style.getPropertyValue('--_space'), dataset['side']];
}
afterEach(() => jest.restoreAllMocks());

test.each<{
  case: string;
  given: Parameters<typeof show>[0];
  is: [number, string];
  side?: string;
}>([
  { case: 'a list with enough space stays', given: { end: 500, field: 80 }, is: [0, '324px'] },
  {
    case: 'a field moves up as far as its list needs',
    given: { end: 500, field: 200 },
    is: [44, '248px'],
  },
  { case: 'a field never leaves the part', given: { end: 300, field: 200 }, is: [132, '136px'] },
  {
    case: 'a keyboard limits it',
    given: { end: 500, field: 200, visible: 380 },
    is: [132, '216px'],
  },
  {
    case: 'where the page cannot scroll on, the list is above the field',
    given: { end: 500, field: 300, visible: 420, range: 40 },
    is: [40, '214px'],
    side: 'above',
  },
  { case: 'a list keeps two options', given: { end: 160, field: 70 }, is: [2, '96px'] },
  {
    case: 'a closed list is left alone',
    given: { end: 160, field: 70, isOpen: false },
    is: [0, ''],
  },
])('$case', ({ given, is, side }) => {
  expect(show(given)).toEqual([...is, side]);
});
