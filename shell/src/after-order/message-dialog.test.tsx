/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { orderBus } from '@storefront/shared-domain/bus';
import { $restaurantData } from '@storefront/shared-domain/models';
import { anOrder, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { leaving } from './after-order.model';
import { MessageDialog } from './message-dialog';

const info = aRestaurant({ whatsapp: '11998765432', country: 'BR' });
const i18n = createInstance();
beforeAll(async () => {
  polyfillModal();
  // jsdom does not navigate and logs an error instead
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await i18n.init({ lng: 'en', resources: { en: {} } });
});

test.each([
  { isAutomatic: true, times: 1 },
  { isAutomatic: false, times: 0 },
])(
  '[TRACKING-10] a page that leaves by itself notes it first: $isAutomatic',
  async ({ isAutomatic, times }) => {
    const scope = fork({ values: [[$restaurantData, restaurantData({ info })]] });
    await allSettled(orderBus.successShown, { scope, params: anOrder() });
    const left = jest.fn();
    createWatch({ unit: leaving, scope, fn: left });
    render(
      <Provider value={scope}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter>
            <MessageDialog
              order={anOrder()}
              isAutomatic={isAutomatic}
              onAnswered={() => undefined}
            />
          </MemoryRouter>
        </I18nextProvider>
      </Provider>,
    );
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(left).toHaveBeenCalledTimes(times);
  },
);
