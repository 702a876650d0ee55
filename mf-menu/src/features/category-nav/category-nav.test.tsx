/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CategoryNav } from './category-nav';

const ITEMS = [
  { id: 'pizzas', name: 'Pizzas' },
  { id: 'drinks', name: 'Drinks' },
];
const scrollTo = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  HTMLElement.prototype.scrollTo = scrollTo as unknown as typeof HTMLElement.prototype.scrollTo;
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  globalThis.IntersectionObserver = class {
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
});

test('[MENU-13] the row stays where the customer has scrolled it before the start', () => {
  render(<CategoryNav items={ITEMS} end={null} onChosen={() => undefined} />);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('[MENU-13] a chosen category is marked and scrolled into view', () => {
  const chosen: string[] = [];
  render(<CategoryNav items={ITEMS} end={null} onChosen={(id) => chosen.push(id)} />);
  fireEvent.click(screen.getByRole('link', { name: 'Drinks' }));
  expect(chosen).toEqual(['drinks']);
  expect(screen.getByRole('link', { name: 'Drinks' }).getAttribute('aria-current')).toBe('true');
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
