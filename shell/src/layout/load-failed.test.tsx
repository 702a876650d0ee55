/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { $failedRequest } from '@storefront/shared-domain/models';
import { createI18n } from '../i18n/create-i18n';
import { retried } from '../restaurant/restaurant.model';
import { LoadFailed } from './load-failed';

const i18n = createInstance();
beforeAll(() =>
  i18n.init({
    lng: 'en',
    resources: { en: { shell: {}, domain: { error: { request: 'Code {{id}}' } } } },
  }),
);

const panel = (failure: Parameters<typeof LoadFailed>[0]['failure']) =>
  render(
    <Provider value={fork({ values: [[$failedRequest, 'of-another-call']] })}>
      <I18nextProvider i18n={i18n}>
        <LoadFailed failure={failure} />
      </I18nextProvider>
    </Provider>,
  );

test('the code for support is that of the request which failed', () => {
  panel({ kind: 'failed', status: 503, requestId: 'edge-1' });
  expect(screen.getByText('Code edge-1')).toBeInTheDocument();
});

test.each([{ kind: 'failed', status: 503, requestId: null }, { kind: 'offline' }] as const)(
  "without one none is reported, least of all another call's: $kind",
  (failure) => {
    panel(failure);
    expect(screen.queryByText(/Code/)).toBeNull();
  },
);

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
    createWatch({ unit: retried, scope, fn: onRetry });
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
