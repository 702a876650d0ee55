/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CategoryNav } from './category-nav';

jest.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

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
