/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { RemoteLoadError, type Loader, type RemoteFailure } from '@storefront/loader';
import { minor, type CartLine } from '@storefront/shared-domain/contracts';
import { $lines, $restaurantData } from '@storefront/shared-domain/models';
import { REMOTE_NAMES, type RemoteName } from '@storefront/shared-domain/remote';
import { aGeneralLine, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { createI18n } from '../i18n/create-i18n';
import { LoaderContext } from './loader-context';
import { RemotePage } from './remote-page';
import { RemoteWidget } from './remote-widget';
import { reportIncident } from './report-incident';

jest.mock('./report-incident');

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

const ORDER_PATH: readonly RemoteName[] = ['mf-cart', 'mf-delivery', 'mf-checkout'];
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
  return load;
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
      ['timeout', 'It took too long to arrive. The rest of the store works as usual.'],
      ['broken', 'It did not load correctly. The rest of the store works as usual.'],
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
    expect(load).toHaveBeenCalledTimes(7);
    expect(reportIncident).not.toHaveBeenCalled();
  });

  test('a module without a component is broken', async () => {
    show(page('mf-account'), [{ default: 'no component' }]);
    expect(await panel()).toHaveTextContent('It did not load correctly');
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
  test.each(ORDER_PATH)(
    '%s: the phone of the restaurant and the cart as text stand below the reason',
    async (remote) => {
      show(page(remote), [failure('unreachable', remote)], [cola]);
      const call = await screen.findByRole('region', { name: 'Order by phone' });
      expect(within(call).getByRole('link')).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:\d{10,}$/),
      );
      expect(within(call).getByLabelText('Your cart as text')).toHaveTextContent(
        '2 × Cola Subtotal: R$13,00',
      );
      expect(within(call).getByRole('button', { name: 'Copy the cart' })).toBeInTheDocument();
    },
  );

  test('any other remote: an order is possible without it, so only the cart shows a phone', async () => {
    const others = REMOTE_NAMES.filter((remote) => !ORDER_PATH.includes(remote));
    show(
      <>
        {others.map((remote) => (
          <div key={remote}>{page(remote)}</div>
        ))}
        {page('mf-cart')}
      </>,
      [failure('unreachable')],
      [cola],
    );
    expect(await screen.findAllByRole('alert')).toHaveLength(others.length + 1);
    expect(await screen.findAllByRole('region', { name: 'Order by phone' })).toHaveLength(1);
  });
});

describe('a widget that cannot be loaded', () => {
  test('renders nothing, and the page around it stays', async () => {
    const onFailed = jest.fn();
    const widget = (
      <RemoteWidget id="mf-cart/floating-cart-button" props={{} as never} onFailed={onFailed} />
    );
    const load = show(
      <>
        <h1>The menu</h1>
        {widget}
      </>,
      [failure('unreachable', 'mf-cart')],
    );
    await screen.findByRole('heading', { name: 'The menu' });
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    expect(load).toHaveBeenCalledWith(
      'mf-cart',
      './widgets/floating-cart-button',
      expect.anything(),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The menu' })).toBeInTheDocument();
  });
});
