/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { RemoteLoadError, type Loader } from '@storefront/loader';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { createI18n } from '../i18n/create-i18n';
import { LoaderContext } from './loader-context';
import { RemoteDialog } from './remote-dialog';
import { reportIncident } from './report-incident';

jest.mock('./report-incident');

beforeAll(polyfillModal);
beforeEach(() => {
  // React logs errors caught by a boundary
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(reportIncident).mockClear();
});
afterEach(() => jest.restoreAllMocks());

/**
 * Renders the cart with an open dialog. Each load returns the next of `answers`; the last one
 * repeats.
 */
async function open(answers: readonly (object | Error)[], onWithout?: string): Promise<void> {
  const left = [...answers];
  const load = async (): Promise<unknown> => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const loader: Loader = {
    load,
    offer: jest.fn(),
    preload: jest.fn(),
    running: () => null,
    replace: () => true,
  };
  const cart = (
    <>
      <h1>The cart</h1>
      <Outlet />
    </>
  );
  render(
    <LoaderContext.Provider value={loader}>
      <I18nextProvider i18n={await createI18n('en')}>
        <Provider value={fork()}>
          <MemoryRouter initialEntries={['/shopping-cart/use-loyalty']}>
            <Routes>
              <Route path="shopping-cart" element={cart}>
                <Route
                  path="use-loyalty"
                  element={
                    <RemoteDialog remote="mf-cart" page="use-loyalty" onWithout={onWithout} />
                  }
                />
              </Route>
              <Route path="delivery" element={<h1>The delivery</h1>} />
            </Routes>
          </MemoryRouter>
        </Provider>
      </I18nextProvider>
    </LoaderContext.Provider>,
  );
}
const failure = new RemoteLoadError('mf-cart', './pages/use-loyalty', 'unreachable');
const dialog = () => screen.findByRole('dialog', { name: 'This part could not be loaded' });

test('a dialog that cannot be loaded shows the reason, its title focused; Retry shows the real one', async () => {
  await open([failure, { default: () => <p>Join the club</p> }]);
  expect(await dialog()).toHaveTextContent('It could not be reached.');
  expect(screen.getByRole('heading', { name: 'This part could not be loaded' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Join the club');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'The cart' })).toBeInTheDocument();
});

test('closing it leads back to the page beneath', async () => {
  await open([failure]);
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'The cart' })).toBeInTheDocument();
});

test('one that only offers something does not stand in the way of the order', async () => {
  await open([failure], '/delivery');
  await dialog();
  await userEvent.click(screen.getByRole('link', { name: 'Continue without it' }));
  expect(await screen.findByRole('heading', { name: 'The delivery' })).toBeInTheDocument();
});

test('one that is needed has no way on without it', async () => {
  await open([failure]);
  await dialog();
  expect(screen.queryByRole('link', { name: 'Continue without it' })).toBeNull();
});
