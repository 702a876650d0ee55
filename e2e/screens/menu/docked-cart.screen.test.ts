import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openMenu } from './open-menu';

const LIVE = '[role=status], [role=alert], [role=log], output:not([role]), [aria-live]';
/** Time in ms in which everything that follows a change is on the page. */
const SETTLED_MS = 300;

const usual = window.matchMedia;
beforeAll(() => {
  window.matchMedia = (query) =>
    query === '(min-width: 75rem)' ? { ...usual(query), matches: true } : usual(query);
});
afterAll(() => {
  window.matchMedia = usual;
});

/** Texts of the live regions that `change` changes, without those of new regions. */
async function announcements(change: () => void): Promise<(string | null)[]> {
  const before = new Map(
    [...document.querySelectorAll(LIVE)].map((region) => [region, region.textContent] as const),
  );
  change();
  await waitFor(() =>
    expect([...before].some(([region, text]) => region.textContent !== text)).toBe(true),
  );
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  return [...before].flatMap(([region, text]) =>
    region.isConnected && region.textContent !== text && region.textContent !== ''
      ? [region.textContent]
      : [],
  );
}

test('[MENU-19] [CART-06] beside the docked cart, each change of the cart is announced once', async () => {
  const { card, texts } = await openMenu();
  const name = 'Cola Zero (lata)';
  const drink = within(await card(name));
  const dock = (): HTMLElement => document.querySelector<HTMLElement>('#docked-cart')!;
  const cart = (count: number, total: string): string =>
    texts('shell:cart.announced', { count, total });
  const quantity = (count: number): string => texts('shell:cart.quantity-now', { count, name });
  const press = (label: string) => (): void =>
    void fireEvent.click(screen.getByRole('button', { name: label }));
  const add = (): void =>
    void fireEvent.click(drink.getByRole('button', { name: texts('mf-menu:card.add', { name }) }));
  const increase = press(texts('mf-cart:line.increase', { name }));
  const decrease = press(texts('mf-cart:line.decrease', { name }));

  expect(await announcements(add)).toEqual([`${quantity(1)}. ${cart(1, 'R$7,90')}`]);
  expect(document.querySelector('[data-toast]')).toHaveTextContent(name);
  await within(dock()).findByText(texts('mf-cart:footer.total'));
  expect(await announcements(add)).toEqual([`${quantity(2)}. ${cart(2, 'R$15,80')}`]);
  expect(await announcements(increase)).toEqual([`${quantity(3)}. ${cart(3, 'R$23,70')}`]);
  expect(await announcements(decrease)).toEqual([`${quantity(2)}. ${cart(2, 'R$15,80')}`]);
});
