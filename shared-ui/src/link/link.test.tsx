/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useLocation } from '../router';
import { Link, type LinkProps } from './link';

const Place = () => {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname + search, state])}</output>;
};

/** Clicks a link at `/shop/cart`, and returns where the router is and whether the browser navigates. */
function click(props: LinkProps, init: MouseEventInit = {}) {
  const { unmount } = render(
    <MemoryRouter basename="/shop" initialEntries={['/shop/cart']}>
      <Link {...props}>go</Link>
      <Place />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'go' });
  const event = createEvent.click(link, { bubbles: true, cancelable: true, button: 0, ...init });
  fireEvent(link, event);
  const [place, state] = JSON.parse(screen.getByRole('status').textContent ?? '[]') as unknown[];
  const found = { href: link.getAttribute('href'), place, state, isLeft: !event.defaultPrevented };
  unmount();
  return found;
}

const stayed = { place: '/cart', state: null, isLeft: true };

test.each<[string, LinkProps, MouseEventInit | undefined, object]>([
  [
    'a path',
    { to: '/menu?q=a', state: 1 },
    undefined,
    { href: '/shop/menu?q=a', place: '/menu?q=a', state: 1, isLeft: false },
  ],
  ['a path in a new tab', { to: '/menu' }, { ctrlKey: true }, { href: '/shop/menu', ...stayed }],
  [
    'a path with another target',
    { to: '/menu', target: '_blank' },
    undefined,
    { href: '/shop/menu', ...stayed },
  ],
  [
    'a path that reloads',
    { to: '/menu', reloadDocument: true },
    undefined,
    { href: '/shop/menu', ...stayed },
  ],
  [
    'a URL',
    { to: 'https://bank.example/pay' },
    undefined,
    { href: 'https://bank.example/pay', ...stayed },
  ],
  ['a phone', { to: 'tel:+5511' }, undefined, { href: 'tel:+5511', ...stayed }],
  [
    'a URL without its scheme',
    { to: '//cdn.example/a' },
    undefined,
    { href: '//cdn.example/a', ...stayed },
  ],
])('%s', (_name, props, init, wanted) => expect(click(props, init)).toEqual(wanted));

test('a click that its own handler has handled goes nowhere', () =>
  expect(click({ to: '/menu', onClick: (event) => event.preventDefault() })).toMatchObject({
    place: '/cart',
  }));
