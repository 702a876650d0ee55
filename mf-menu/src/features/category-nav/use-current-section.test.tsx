/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { sectionAnchor } from '../../menu/section-anchor';
import { useCurrentSection } from './use-current-section';

const SECTIONS = [{ id: 'pasta' }, { id: 'drinks' }];
const SCREEN = window.innerHeight;

let notifyShown: (shown: string) => void;

/** Positions a section this many pixels below the top of the screen. */
function place(id: string, top: number): void {
  const element = document.getElementById(sectionAnchor(id)) as HTMLElement;
  element.getBoundingClientRect = () => ({ top, bottom: top + 300 }) as DOMRect;
}

beforeEach(() => {
  document.body.replaceChildren(
    ...SECTIONS.map(({ id }) =>
      Object.assign(document.createElement('section'), { id: sectionAnchor(id) }),
    ),
  );
  globalThis.IntersectionObserver = class {
    constructor(observed: IntersectionObserverCallback) {
      notifyShown = (shown) =>
        observed(
          SECTIONS.map(
            ({ id }) =>
              ({
                target: document.getElementById(sectionAnchor(id)) as Element,
                isIntersecting: id === shown,
                boundingClientRect: { top: 0 },
                rootBounds: { bottom: SCREEN },
              }) as IntersectionObserverEntry,
          ),
          this as unknown as IntersectionObserver,
        );
    }
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
});

const open = () => renderHook(() => useCurrentSection(SECTIONS)).result;

test('the section in the strip is the current one', () => {
  const result = open();
  expect(result.current.current).toBe('pasta');
  act(() => notifyShown('drinks'));
  expect(result.current.current).toBe('drinks');
});

test('a chosen section stays current while the page scrolls to it, also when it cannot reach the strip', () => {
  const result = open();
  place('drinks', SCREEN - 300);
  act(() => result.current.choose('drinks'));
  act(() => notifyShown('pasta'));
  expect(result.current.current).toBe('drinks');
  act(() => void window.dispatchEvent(new Event('scrollend')));
  expect(result.current.current).toBe('drinks');
});

test('a page that was scrolled on before the end of the first scroll reports its current position', () => {
  const result = open();
  act(() => result.current.choose('drinks'));
  act(() => notifyShown('pasta'));
  place('drinks', 5 * SCREEN);
  act(() => void window.dispatchEvent(new Event('scrollend')));
  expect(result.current.current).toBe('pasta');
});

test("a customer's own scrolling is followed at once", () => {
  const result = open();
  act(() => result.current.choose('drinks'));
  act(() => notifyShown('pasta'));
  act(() => void window.dispatchEvent(new Event('wheel')));
  expect(result.current.current).toBe('pasta');
});
