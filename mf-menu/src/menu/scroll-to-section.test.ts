/** @jest-environment jsdom */
import { sectionAnchor } from './section-anchor';
import { scrollToSection } from './scroll-to-section';

/** `scroll-margin-top` of a section in CSS pixels. */
const MARGIN = 56;
const scrollBy = jest.fn<void, [ScrollToOptions]>();
const glide = jest.fn();

/** A section at `top` CSS pixels below the upper edge of the screen. */
function sectionAt(top: number): { moveTo: (top: number) => void } {
  const section = document.createElement('section');
  section.id = sectionAnchor('drinks');
  section.style.scrollMarginTop = `${MARGIN}px`;
  section.innerHTML = '<h2 tabindex="-1">Drinks</h2>';
  let now = top;
  section.getBoundingClientRect = () => ({ top: now }) as DOMRect;
  section.scrollIntoView = glide;
  document.body.replaceChildren(section);
  return {
    moveTo: (next) => {
      now = next;
    },
  };
}

const scrollEnds = (): boolean => window.dispatchEvent(new Event('scrollend'));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  window.scrollBy = scrollBy as unknown as typeof window.scrollBy;
});
afterEach(() => jest.useRealTimers());

test('a near section is glided to, and corrected once when the scroll has ended', () => {
  const section = sectionAt(500);
  scrollToSection('drinks', 'smooth');
  expect(document.activeElement?.textContent).toBe('Drinks');
  expect(glide).toHaveBeenCalledWith({ block: 'start', behavior: 'smooth' });
  expect(scrollBy).not.toHaveBeenCalled();
  section.moveTo(70);
  scrollEnds();
  expect(scrollBy).toHaveBeenCalledTimes(1);
  expect(scrollBy).toHaveBeenCalledWith({ top: 70 - MARGIN, behavior: 'instant' });
  window.dispatchEvent(new Event('wheel'));
  scrollEnds();
  jest.runAllTimers();
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

test.each([
  ['farther than two screens away', 2 * window.innerHeight + 1, 'smooth'],
  ['to be shown at once', 500, 'instant'],
] as const)('a section %s is jumped to', (_which, top, behavior) => {
  sectionAt(top);
  scrollToSection('drinks', behavior);
  expect(glide).not.toHaveBeenCalled();
  expect(scrollBy).toHaveBeenCalledWith({ top: top - MARGIN, behavior: 'instant' });
});

test('[MENU-13] a section already in its place does not pull a later scroll back', () => {
  const section = sectionAt(MARGIN + 0.25);
  scrollToSection('drinks', 'smooth');
  expect(glide).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('wheel'));
  scrollBy.mockClear();
  section.moveTo(-400);
  scrollEnds();
  jest.runAllTimers();
  expect(scrollBy).not.toHaveBeenCalled();
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  '[MENU-13] a %s during the glide wins: the page is not pulled back',
  (input) => {
    const section = sectionAt(500);
    scrollToSection('drinks', 'smooth');
    window.dispatchEvent(new Event(input));
    section.moveTo(-400);
    scrollEnds();
    jest.runAllTimers();
    expect(scrollBy).not.toHaveBeenCalled();
  },
);

test('[MENU-13] a glide that moves nothing, at the end of the page, does not pull a later scroll back', () => {
  const section = sectionAt(300);
  scrollToSection('drinks', 'smooth');
  jest.advanceTimersByTime(1500);
  section.moveTo(-400);
  scrollEnds();
  expect(scrollBy).not.toHaveBeenCalled();
});

test('a section that is not on the page changes nothing', () => {
  document.body.replaceChildren();
  scrollToSection('drinks', 'smooth');
  expect(scrollBy).not.toHaveBeenCalled();
});
