/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { restaurantLoaded } from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import { $isLoaded, $view } from '../restaurant/restaurant.model';
import { StoreFrame } from './store-frame';

const mockRenders = { pages: 0, visit: 0 };
jest.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
jest.mock('../routes/routes', () => ({ StorefrontRoutes: () => void (mockRenders.pages += 1) }));
jest.mock('../start-up/last-order', () => ({ LastOrder: () => void (mockRenders.visit += 1) }));
jest.mock('./docked-cart', () => ({
  BesideCart: ({ children }: { children: unknown }) => children,
}));
jest.mock('../after-order/after-order', () => ({ AfterOrder: () => null }));
jest.mock('../debug/debug-mode', () => ({ DebugMode: () => null }));
jest.mock('../idle/idle', () => ({ Idle: () => null }));
jest.mock('../events/events-place', () => ({ EventsPlace: () => null }));
jest.mock('../start-up/start-navigation', () => ({ StartNavigation: () => null }));
jest.mock('../orders/recovered-order', () => ({ RecoveredOrder: () => null }));
jest.mock('../push/push-offer', () => ({ PushOffer: () => null }));
jest.mock('../push/push-place', () => ({ PushPlace: () => null }));
jest.mock('../table-link/table-bar', () => ({ TableBar: () => null }));
jest.mock('../tablet/tablet-reset', () => ({ TabletReset: () => null }));
jest.mock('./arrival', () => ({ Arrival: () => null }));
jest.mock('./notice-slot', () => ({ NoticeSlot: () => null }));
jest.mock('./slots', () => ({ Slots: () => null }));
jest.mock('./stale-notice', () => ({ StaleNotice: () => null }));
jest.mock('./top-notices', () => ({ TopNotices: () => null }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The component around the frame, which is rendered with each view. */
function Around() {
  useUnit($view);
  return <StoreFrame />;
}

test('a loaded restaurant adds the parts of a visit, and renders the pages no second time', async () => {
  const scope = fork({ values: [[$view, { kind: 'ready', isStale: false }]] });
  render(
    <Provider value={scope}>
      <Around />
    </Provider>,
  );
  expect(mockRenders).toEqual({ pages: 1, visit: 0 });
  await act(() => allSettled(restaurantLoaded, { scope, params: restaurantData() }));
  expect(scope.getState($isLoaded)).toBe(true);
  expect(mockRenders).toEqual({ pages: 1, visit: 1 });
});
