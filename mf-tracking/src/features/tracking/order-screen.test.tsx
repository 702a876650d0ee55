/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { restaurantData } from '@storefront/shared-domain/testing';
import { $restaurantData } from '@storefront/shared-domain/models';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { remote } from '../../remote';
import { OrderScreen } from './order-screen';
import { followFx } from './tracking.model';
import { readOrderFx } from './order.api';

const Place = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
};

/** Where Back leads to from the last of the visited pages. */
async function backFrom(...visited: string[]): Promise<string> {
  const scope = fork({
    values: [[$restaurantData, restaurantData()]],
    handlers: [
      [readOrderFx, () => new Promise(() => undefined)],
      [followFx, () => () => undefined],
    ],
  });
  const around = await inTexts(remote, { scope });
  const { unmount } = render(
    around(
      <MemoryRouter initialEntries={visited}>
        <OrderScreen title={() => 'Order'}>{() => null}</OrderScreen>
        <Place />
      </MemoryRouter>,
    ),
  );
  fireEvent.click(screen.getByRole('link', { name: 'Back to the menu' }));
  const place = screen.getByTestId('place').textContent ?? '';
  unmount();
  return place;
}
const MENU = '/?q=pizza';

test('[OPEN-009] opened from the menu, Back returns to it as it was left; otherwise it opens the home', async () => {
  expect(await backFrom(MENU, '/track?token=1&caller=menu')).toBe(MENU);
  expect(await backFrom(MENU, '/track?token=1')).toBe('/');
  expect(await backFrom('/orders', '/track?token=1&caller=other')).toBe('/');
});

test('[OPEN-009] a link with caller=menu that begins the visit has no page to return to: Back opens the menu', async () =>
  expect(await backFrom('/track?token=1&caller=menu')).toBe('/'));
