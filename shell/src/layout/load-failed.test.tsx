/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { $failedRequest } from '@storefront/shared-domain/models';
import { LoadFailed } from './load-failed';

const i18n = createInstance();
beforeAll(() => i18n.init({ lng: 'en', resources: { en: { shell: {}, domain: { error: { request: 'Code {{id}}' } } } } }));

const panel = (failure: Parameters<typeof LoadFailed>[0]['failure']) => render(
  <Provider value={fork({ values: [[$failedRequest, 'of-another-call']] })}><I18nextProvider i18n={i18n}><LoadFailed failure={failure} /></I18nextProvider></Provider>,
);

test('the code for support is that of the request which failed', () => {
  panel({ kind: 'failed', status: 503, requestId: 'edge-1' });
  expect(screen.getByText('Code edge-1')).toBeInTheDocument();
});

test.each([{ kind: 'failed', status: 503, requestId: null }, { kind: 'offline' }] as const)('without one none is told, least of all another call\'s: $kind', (failure) => {
  panel(failure);
  expect(screen.queryByText(/Code/)).toBeNull();
});
