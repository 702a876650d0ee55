/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { RemoteLoadError, type Loader } from '@storefront/loader';
import { $lines, $restaurantData } from '@storefront/shared-domain/models';
import { aGeneralLine, restaurantData } from '@storefront/shared-domain/testing';
import { CART_COUNT, removeEarlyLink } from '../boot/cart-count-id';
import { createI18n } from '../i18n/create-i18n';
import { workspaceDeclared } from '../addresses/workspace-declared.test-kit';
import { $declared } from '../addresses/declared.model';
import { LoaderContext } from '../remotes/loader-context';
import { $isLoaded } from '../restaurant/restaurant.model';
import { BesideCart } from './docked-cart';
import { Slots } from './slots';

const ITS_BUTTON = <a href="/its-own">The button of mf-cart</a>;

/** How mf-cart answers the request for its part of the menu. */
const answers = {
  late: () => new Promise<never>(() => undefined),
  blocked: async (remote: string, expose: string) => {
    throw new RemoteLoadError(remote, expose, 'unreachable');
  },
  there: async () => ({ default: () => ITS_BUTTON }),
};

async function show(how: keyof typeof answers, { qty = 3, isWide = false } = {}) {
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: isWide, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // of the boundary
  const loader: Loader = {
    load: answers[how],
    offer: jest.fn(),
    preload: jest.fn(),
    running: () => null,
    replace: () => true,
  };
  const scope = fork({
    values: [
      [$lines, qty > 0 ? [aGeneralLine({ name: 'Cola', qty, extras: [] })] : []],
      [$restaurantData, restaurantData()],
      [$isLoaded, true],
      [$declared, workspaceDeclared],
    ],
  });
  render(
    <LoaderContext.Provider value={loader}>
      <I18nextProvider i18n={await createI18n('en')}>
        <Provider value={scope}>
          <MemoryRouter>
            <BesideCart>menu</BesideCart>
            <Slots />
          </MemoryRouter>
        </Provider>
      </I18nextProvider>
    </LoaderContext.Provider>,
  );
}

afterEach(() => jest.restoreAllMocks());

describe.each([
  { screen: 'a phone', isWide: false },
  { screen: 'a wide screen', isWide: true },
])('[MENU-19] the way to the cart on $screen', ({ isWide }) => {
  test.each(['late', 'blocked'] as const)(
    'is a link with its count, and with the total of a phone, while mf-cart is %s',
    async (how) => {
      await show(how, { isWide });
      const name = isWide ? 'See the cart · 3' : 'See the cart · 3 · R$56,70';
      const link = await screen.findByRole('link', { name });
      expect(link).toHaveAttribute('href', '/shopping-cart');
      expect(screen.getAllByRole('link')).toHaveLength(1);
    },
  );

  test('is that of mf-cart once it is there', async () => {
    await show('there', { isWide });
    expect((await screen.findAllByText('The button of mf-cart')).length).toBe(1);
    expect(screen.queryByRole('link', { name: /See the cart/ })).toBeNull();
  });
});

test('an empty cart has none', async () => {
  await show('late', { qty: 0 });
  expect(screen.queryByRole('link')).toBeNull();
});

test('it takes the place of the link of the start script', async () => {
  const early = Object.assign(document.createElement('a'), { id: CART_COUNT });
  document.body.append(early);
  await show('late');
  expect(await screen.findByRole('link')).toHaveAttribute('id', CART_COUNT);
  expect(early.isConnected).toBe(false);
  removeEarlyLink(); // as the start does when all early input is replayed
  expect(screen.getByRole('link')).toBeInTheDocument();
});
