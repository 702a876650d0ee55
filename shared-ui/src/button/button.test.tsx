/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from '../router';
import { Button } from './button';
import { IconButton } from './icon-button';
import { LinkButton } from './link-button';

test('a loading button keeps the focus and its name, says that it is busy, and does nothing', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading} onClick={onClick}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button inside a form submits only when its type is submit', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Not yet</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a link that looks like a button is a link of the router', async () => {
  render(
    <BrowserRouter>
      <LinkButton to="/cart" end="R$ 10,00">
        Cart
      </LinkButton>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Cart R$ 10,00' }));
  expect(window.location.pathname).toBe('/cart');
});

test('an icon button is named by its label alone', () => {
  render(<IconButton icon="cart" label="Cart, 3 items" badge={3} />);
  expect(screen.getByRole('button', { name: 'Cart, 3 items' })).toBeInTheDocument();
});
