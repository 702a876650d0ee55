/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CategoryNav } from '../features/category-nav/category-nav';
import { placeOnPage, returnToPlace } from './use-scroll-memory';
import { scrollToSection } from './scroll-to-section';
import { sectionAnchor } from './section-names';

jest.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

describe('categories', () => {
  const ITEMS = [
    { id: 'pizzas', name: 'Pizzas' },
    { id: 'drinks', name: 'Drinks' },
  ];
  const scrollTo = jest.fn();

  /** jsdom has no layout to observe. */
  class NoObserver {
    observe(): void {}
    disconnect(): void {}
  }

  beforeEach(() => {
    jest.clearAllMocks();
    HTMLElement.prototype.scrollTo = scrollTo as unknown as typeof HTMLElement.prototype.scrollTo;
    window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
    globalThis.IntersectionObserver = NoObserver as unknown as typeof IntersectionObserver;
    globalThis.ResizeObserver = NoObserver as unknown as typeof ResizeObserver;
  });

  test('[MENU-13] the row stays where the customer has scrolled it before the start', () => {
    render(<CategoryNav isFollowing items={ITEMS} end={null} onChosen={() => undefined} />);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('[MENU-13] a chosen category is marked and scrolled into view', () => {
    const chosen: string[] = [];
    render(<CategoryNav isFollowing items={ITEMS} end={null} onChosen={(id) => chosen.push(id)} />);
    fireEvent.click(screen.getByRole('link', { name: 'Drinks' }));
    expect(chosen).toEqual(['drinks']);
    expect(screen.getByRole('link', { name: 'Drinks' }).getAttribute('aria-current')).toBe('true');
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});

describe('a section', () => {
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

  test.each(['wheel', 'keydown'])(
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
});

describe('the place on the page that was left', () => {
  const scrollBy = jest.fn<void, [ScrollToOptions]>();
  const frames = (count: number): void => void jest.advanceTimersByTime(count * 17);
  const list = (id: string): void => {
    const part = document.createElement('div');
    part.id = id;
    part.getBoundingClientRect = () => ({ top: 700 }) as DOMRect;
    document.body.replaceChildren(part);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    document.body.replaceChildren();
    window.scrollBy = scrollBy as unknown as typeof window.scrollBy;
  });
  afterEach(() => jest.useRealTimers());

  test('[MENU-13] has the heights of all chunks, and the cards of one up to the last on the screen', () => {
    const HEIGHT = 175;
    /** A chunk of 12 cards at `top` CSS pixels below the upper edge of the screen. */
    const chunk = (id: string, top: number): void => {
      const element = document.createElement('div');
      Object.assign(element, { id, innerHTML: '<p></p>'.repeat(12) });
      element.dataset['partial'] = 'false';
      const boxAt = (from: number, height: number) => () =>
        ({ top: from, bottom: from + height }) as DOMRect;
      element.getBoundingClientRect = boxAt(top, 12 * HEIGHT);
      Object.defineProperty(element, 'offsetHeight', { value: 12 * HEIGHT });
      for (const [at, card] of [...element.children].entries())
        card.getBoundingClientRect = boxAt(top + at * HEIGHT, HEIGHT);
      document.body.append(element);
    };
    window.innerHeight = 800;
    chunk('above', -4000);
    chunk('left', -1900);
    chunk('next', 200);
    chunk('below', 2300);
    const chunks = [...placeOnPage().chunks].map(([id, { height, seen }]) => [id, height, seen]);
    expect(chunks).toEqual([
      ['above', 2100, 0],
      ['left', 2100, 12],
      ['next', 2100, 4],
      ['below', 2100, 0],
    ]);
  });

  test('[MENU-13] a part that is listed some frames later is found, too', () => {
    returnToPlace({ part: 'pasta-1', top: 100 });
    frames(3);
    expect(scrollBy).not.toHaveBeenCalled();
    list('pasta-1');
    frames(2);
    expect(scrollBy).toHaveBeenCalledWith({ top: 600, behavior: 'instant' });
  });

  test.each<[string, (leave: () => void) => void]>([
    ['the customer has moved meanwhile', () => window.dispatchEvent(new Event('wheel'))],
    ['the menu is left', (leave) => leave()],
    ['it was not listed for a long time', () => frames(1000)],
  ])('[MENU-13] not when %s', (_, happens) => {
    happens(returnToPlace({ part: 'pasta-1', top: 100 }));
    list('pasta-1');
    frames(3);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
