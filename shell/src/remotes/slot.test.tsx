/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { RemoteLoadError, type Loader } from '@storefront/loader';
import type { PageDeclarations } from '@storefront/loader/page';
import { createI18n } from '../i18n/create-i18n';
import { $declared } from '../addresses/declared.model';
import { LoaderContext } from './loader-context';
import { Slot } from './slot';

const withWidgets = (...widgets: readonly (readonly [remote: string, slot: string])[]) =>
  Object.fromEntries(
    widgets.map(([remote, slot]) => [remote, { pages: [], widgets: [{ widget: 'w', slot }] }]),
  ) satisfies PageDeclarations;

async function show(declared: PageDeclarations, slot: React.ReactNode, broken = '') {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // of the boundary
  const loader: Loader = {
    load: async (remote, expose) => {
      if (remote === broken) throw new RemoteLoadError(remote, expose, 'unreachable');
      return {
        default: ({ onClosed }: { onClosed?: () => void }) => (
          <p>{`${remote} ${expose}${onClosed ? ' can be closed' : ''}`}</p>
        ),
      };
    },
    offer: jest.fn(),
    preload: jest.fn(),
    running: () => null,
    replace: () => true,
  };
  return render(
    <LoaderContext.Provider value={loader}>
      <I18nextProvider i18n={await createI18n('en')}>
        <Provider value={fork({ values: [[$declared, declared]] })}>{slot}</Provider>
      </I18nextProvider>
    </LoaderContext.Provider>,
  );
}
afterEach(() => jest.restoreAllMocks());
const texts = async () =>
  (await screen.findAllByText(/^mf-/)).map(({ textContent }) => textContent);

test('a slot shows the widget that a remote declares for it, with its props', async () => {
  const declared = withWidgets(['mf-account', 'login'], ['mf-cart', 'table-cart']);
  await show(declared, <Slot name="login" props={{ onClosed: () => undefined }} />);
  expect(await texts()).toEqual(['mf-account ./widgets/w can be closed']);
});

test('a shared slot shows those of several remotes; a failed one leaves the others', async () => {
  const declared = withWidgets(['mf-a', 'notice'], ['mf-b', 'notice'], ['mf-c', 'notice']);
  await show(declared, <Slot name="notice" props={{}} />, 'mf-b');
  expect(await texts()).toEqual(['mf-a ./widgets/w', 'mf-c ./widgets/w']);
});

test('without a widget the fallback is rendered, and nothing that waits', async () => {
  const slot = <Slot name="cart-button" props={{}} waiting="waiting" fallback="fallback" />;
  const { container } = await show({}, slot);
  expect(container).toHaveTextContent(/^fallback$/);
});

test('what was requested fails without a widget, once', async () => {
  const failed = jest.fn();
  const slot = <Slot name="login" props={{ onClosed: () => undefined }} onFailed={failed} />;
  await show({}, slot);
  expect(failed).toHaveBeenCalledTimes(1);
});
