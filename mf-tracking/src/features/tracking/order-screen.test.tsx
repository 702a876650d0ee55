/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fork } from 'effector';
import { restaurantData } from '@storefront/shared-domain/testing';
import { $restaurantData } from '@storefront/shared-domain/models';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { BrowserRouter, useLocation } from '@storefront/shared-ui/router';
import { remote } from '../../remote';
import { OrderScreen } from './order-screen';
import { followFx } from './tracking.model';
import { readOrderFx } from './order.api';

const Place = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
};

/** Where Back leads to from the last of the visited pages. */
async function backFrom(first: string, ...visited: string[]): Promise<string> {
  history.replaceState(null, '', first);
  for (const [index, path] of visited.entries())
    history.pushState({ key: `visited-${index}`, idx: index + 1 }, '', path);
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
      <BrowserRouter>
        <OrderScreen title={() => 'Order'}>{() => null}</OrderScreen>
        <Place />
      </BrowserRouter>,
    ),
  );
  const place = () => screen.getByTestId('place').textContent ?? '';
  const from = place();
  fireEvent.click(screen.getByRole('link', { name: 'Back to the menu' }));
  await waitFor(() => expect(place()).not.toBe(from));
  const to = place();
  unmount();
  return to;
}
const MENU = '/?q=pizza';

test('[OPEN-009] opened from the menu, Back returns to it as it was left; otherwise it opens the home', async () => {
  expect(await backFrom(MENU, '/track?token=1&caller=menu')).toBe(MENU);
  expect(await backFrom(MENU, '/track?token=1')).toBe('/');
  expect(await backFrom('/orders', '/track?token=1&caller=other')).toBe('/');
});

test('[OPEN-009] a link with caller=menu that begins the visit: Back opens the menu', async () =>
  expect(await backFrom('/track?token=1&caller=menu')).toBe('/'));
