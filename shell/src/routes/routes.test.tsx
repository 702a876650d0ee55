/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Loader } from '@storefront/loader';
import type { PageDeclarations } from '@storefront/loader/page';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { useLocation } from '@storefront/shared-ui/router';
import { createI18n } from '../i18n/create-i18n';
import { $declared } from '../addresses/declared.model';
import { LoaderContext } from '../remotes/loader-context';
import { $isStarted } from '../start-up/start.model';
import { StorefrontRoutes } from './routes';

const declared: PageDeclarations = {
  'mf-news': {
    pages: [
      { path: 'news/:id', page: 'news', dialogs: [{ path: 'share', page: 'share' }] },
      { path: 'news/latest', page: 'latest' },
      { path: 'club', page: 'club', catchesBelow: true },
      { path: 'prizes-2', page: 'prizes', module: 'pos' },
      { path: 'secret', page: 'secret', guard: 'of-another-shell' },
    ],
    widgets: [],
  },
};

const loader: Loader = {
  load: async (_remote, expose) => ({ default: () => <p>{expose}</p> }),
  offer: jest.fn(),
  preload: jest.fn(),
  running: () => null,
  replace: () => true,
};

const Address = () => <output>{useLocation().pathname}</output>;

async function open(path: string, { isStarted = true, pos = false } = {}) {
  const info = aRestaurant({ modules: { ...aRestaurant().modules, pos } });
  const scope = fork({
    values: [
      [$declared, declared],
      [$isStarted, isStarted],
      [$restaurantData, restaurantData({ info })],
    ],
  });
  render(
    <LoaderContext.Provider value={loader}>
      <I18nextProvider i18n={await createI18n('en')}>
        <Provider value={scope}>
          <MemoryRouter initialEntries={[path]}>
            <StorefrontRoutes />
            <Address />
          </MemoryRouter>
        </Provider>
      </I18nextProvider>
    </LoaderContext.Provider>,
  );
}
beforeAll(polyfillModal);
const NOT_FOUND = 'There is no page here';

test.each([
  ['/news/7', './pages/news'],
  ['/news/latest', './pages/latest'],
  ['/club', './pages/club'],
])('%s shows %s', async (path, expose) => {
  await open(path);
  expect(await screen.findByText(expose)).toBeInTheDocument();
});

test('a dialog with an address is over its page', async () => {
  await open('/news/7/share');
  expect(await screen.findByText('./pages/news')).toBeInTheDocument();
  expect(await screen.findByText('./pages/share')).toBeInTheDocument();
});

test('[SHELL-39] what is below a page that catches it leads there once the visit has started', async () => {
  await open('/club/anything', { isStarted: false });
  expect(screen.getByText('/club/anything')).toBeInTheDocument();
});

test('[SHELL-39] after the start the page is at its own address', async () => {
  await open('/club/anything');
  expect(await screen.findByText('./pages/club')).toBeInTheDocument();
  expect(screen.getByText('/club')).toBeInTheDocument();
});

test('a page of a module is there with the module of the restaurant alone', async () => {
  await open('/prizes-2', { pos: true });
  expect(await screen.findByText('./pages/prizes')).toBeInTheDocument();
});

test.each(['/prizes-2', '/secret', '/news', '/news/7/other'])(
  'there is no page at %s',
  async (path) => {
    await open(path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(NOT_FOUND);
  },
);
