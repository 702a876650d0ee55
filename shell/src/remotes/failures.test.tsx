/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { fork, createWatch } from 'effector';
import { Provider } from 'effector-react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { RemoteLoadError, type Loader, type RemoteFailure } from '@storefront/loader';
import { noticeBus, type Toast } from '@storefront/shared-domain/bus';
import { minor, type CartLine } from '@storefront/shared-domain/contracts';
import { $lines, $restaurantData } from '@storefront/shared-domain/models';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { pickLanguage } from '@storefront/shared-domain/rules';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aGeneralLine, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import { $declared } from '../addresses/declared.model';
import { workspaceDeclared } from '../addresses/workspace-declared.test-kit';
import { createI18n } from '../i18n/create-i18n';
import { LoadFailed } from '../layout/load-failed';
import { StoreNotFound } from '../layout/store-not-found';
import { restaurantRetried } from '../restaurant/restaurant.model';
import { LoaderContext } from './loader-context';
import { RemotePage } from './remote-page';
import { reportIncident } from './report-incident';

jest.mock('./report-incident');

describe('a remote', () => {
  let texts: i18n;
  beforeAll(async () => {
    texts = await createI18n('en');
  });
  beforeEach(() => {
    // React logs errors caught by a boundary
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.mocked(reportIncident).mockClear();
  });
  afterEach(() => jest.restoreAllMocks());

  const working = { default: () => <h1>The page</h1> };
  const cola = aGeneralLine({ name: 'Cola', qty: 2, price: minor(650), extras: [] });

  /** Renders `children`. Each load returns the next of `answers`; the last one repeats. */
  function show(
    children: React.ReactNode,
    answers: readonly (object | Error)[],
    lines: readonly CartLine[] = [],
  ) {
    const left = [...answers];
    const load = jest.fn(async (): Promise<unknown> => {
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const loader: Loader = {
      load,
      offer: jest.fn(),
      preload: jest.fn(),
      running: () => null,
      replace: () => true,
    };
    const scope = fork({
      values: [
        [$declared, workspaceDeclared],
        [$lines, lines],
        [
          $restaurantData,
          restaurantData({ info: aRestaurant({ whatsapp: '11987654321', country: 'BR' }) }),
        ],
      ],
    });
    render(
      <LoaderContext.Provider value={loader}>
        <I18nextProvider i18n={texts}>
          <Provider value={scope}>
            <MemoryRouter>{children}</MemoryRouter>
          </Provider>
        </I18nextProvider>
      </LoaderContext.Provider>,
    );
    return Object.assign(load, { scope });
  }
  const page = (remote: RemoteName) => (
    <RemotePage remote={remote} page="first" waiting={<p>Waiting</p>} />
  );
  const failure = (reason: RemoteFailure, remote: RemoteName = 'mf-menu') =>
    new RemoteLoadError(remote, './pages/first', reason);
  const panel = () => screen.findByRole('alert');

  describe('a page that cannot be loaded', () => {
    test('gives the reason and a way to the menu, whatever the reason, and the page by Retry', async () => {
      const reasons: [RemoteFailure, string][] = [
        ['unreachable', 'It could not be reached. The rest of the store works as usual.'],
        ['contract', 'It does not fit this version of the store. Reloading the page may help.'],
        ['integrity', 'It failed a safety check and was not run.'],
      ];
      const failures = reasons.map(([reason]) => failure(reason));
      const load = show(page('mf-account'), [...failures, ...failures.slice(-1), working]);
      expect(screen.getByText('Waiting')).toBeInTheDocument();
      for (const [, text] of [...reasons, ...reasons.slice(-1)]) {
        expect(await panel()).toHaveTextContent(`This part could not be loaded${text}`);
        expect(screen.getByRole('link', { name: 'Go to the menu' })).toBeInTheDocument();
        fireEvent.click(within(await panel()).getByRole('button', { name: 'Try again' }));
      }
      expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(load).toHaveBeenCalledTimes(5);
      expect(reportIncident).not.toHaveBeenCalled();
    });

    test('a page that throws while it renders is reported, and the rest of the page stays', async () => {
      const error = new Error('planted');
      const crashing = {
        default: () => {
          throw error;
        },
      };
      show(
        <>
          <p>Beside it</p>
          {page('mf-account')}
        </>,
        [crashing],
      );
      expect(await panel()).toHaveTextContent('Something went wrong here.');
      expect(screen.getByText('Beside it')).toBeInTheDocument();
      expect(reportIncident).toHaveBeenCalledWith({ kind: 'crashed', remote: 'mf-account', error });
    });
  });

  describe('ordering by phone instead', () => {
    test.each<RemoteName>(['mf-cart', 'mf-delivery', 'mf-checkout'])(
      '%s: the phone of the restaurant and the cart as text stand below the reason',
      async (remote) => {
        const { scope } = show(page(remote), [failure('unreachable', remote)], [cola]);
        const toasts: Toast[] = [];
        createWatch({ unit: noticeBus.toastRequested, scope, fn: (toast) => toasts.push(toast) });
        const call = await screen.findByRole('region', { name: 'Order by phone' });
        expect(within(call).getByRole('link')).toHaveAttribute(
          'href',
          expect.stringMatching(/^tel:\+\d{10,}$/),
        );
        expect(within(call).getByLabelText('Your cart as text')).toHaveTextContent(
          '2 × Cola Subtotal: R$13,00',
        );
        // SHELL-59: there is no clipboard here
        fireEvent.click(within(call).getByRole('button', { name: 'Copy the cart' }));
        await waitFor(() => expect(toasts).toMatchObject([{ tone: 'warning' }]));
        expect(String(getSelection())).toContain('2 × Cola');
      },
    );
  });
});

describe('the restaurant', () => {
  test.each([
    [
      { kind: 'offline' },
      'There seems to be no connection. Your cart is safe; try again when you are online.',
    ],
    [
      { kind: 'unreadable', status: 503, requestId: null },
      "This restaurant's data has an error, so its menu cannot be shown. " +
        'Your cart is safe; please try again later or call the restaurant.',
    ],
    [
      { kind: 'failed', status: 500, requestId: null },
      "The restaurant's system did not answer as expected. Your cart is safe; please try again in a moment.",
    ],
  ] as const)(
    'the reason in words, and Retry reads the restaurant again: %j',
    async (failure, reason) => {
      const scope = fork();
      const onRetry = jest.fn();
      createWatch({ unit: restaurantRetried, scope, fn: onRetry });
      render(
        <Provider value={scope}>
          <I18nextProvider i18n={await createI18n('en')}>
            <LoadFailed failure={failure} />
          </I18nextProvider>
        </Provider>,
      );
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(onRetry).toHaveBeenCalledTimes(1);
    },
  );
});

describe('no such restaurant', () => {
  test.each([
    ['en-US', "Store Couldn't be found! Check the URL"],
    ['es-BO', '¡No encontramos el local! Revisa la dirección'],
    ['pt-BR', 'Loja não encontrada! Verifique o endereço'],
  ])(
    '[SHELL-47] [I18N-01] a browser set to %s shows that there is no such restaurant: %s',
    async (locale, title) => {
      render(
        <I18nextProvider i18n={await createI18n(pickLanguage([locale], ''))}>
          <StoreNotFound />
        </I18nextProvider>,
      );
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    },
  );

  const shown = async () =>
    render(
      <I18nextProvider i18n={await createI18n('en')}>
        <StaticRouter location="/">
          <StoreNotFound />
        </StaticRouter>
      </I18nextProvider>,
    );

  test('[SHELL-47] the next steps: try again, or a restaurant that this device has visited', async () => {
    storage.write(keys.menuCache('bella-napoli'), { info: { id: 7, name: 'Bella Napoli' } });
    storage.write(keys.menuCache('broken'), { info: { name: 7 } });
    await shown();
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['Go to Bella Napoli', 'http://localhost/bella-napoli']]);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    localStorage.clear();
  });
});
