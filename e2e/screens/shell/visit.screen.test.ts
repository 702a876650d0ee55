import { screen, waitFor } from '@testing-library/react';
import { readSession } from '../../../shell/src/start-up/session';
import type { WireRestaurant } from '../../support/change-restaurant';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront } from '../kit/open-storefront';

const closed = ({ info }: WireRestaurant): void =>
  void Object.assign(info, {
    is_closed: true,
    scheduleSettings: { enable: false, allowSchedulingWhileClosed: true },
  });

test.each([
  { state: 'open', restaurant: 'la-esquina', change: () => undefined },
  { state: 'openForSchedule', restaurant: 'forno-fechado', change: () => undefined },
  { state: 'closed', restaurant: 'la-esquina', change: closed },
])(
  '[SHELL-57] is_closed and the schedule settings decide the status: $state',
  async ({ state, restaurant, change }) => {
    const { texts } = await openStorefront(`/${restaurant}`, {
      before: changeRestaurant(restaurant, change),
    });
    expect(
      await screen.findByText(texts(`mf-menu:header.status.${state}`), {
        selector: 'header *, main *',
      }),
    ).toBeVisible();
  },
);

test('[SHELL-52] [OPEN-095] a restaurant without colours is red', async () => {
  await openStorefront('/forno-fechado/login', {
    before: changeRestaurant('forno-fechado', ({ info }) => {
      info['theme'] = null;
    }),
  });
  await waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--color-brand').toLowerCase()).toBe(
      '#e53935',
    ),
  );
});

test('the builds of a page are pinned for its next load at its start, before telemetry is loaded', async () => {
  await openStorefront('/forno-fechado/login', { config: { newsUrl: '/channel.json' } });
  expect(readSession()).toMatchObject({
    restaurantUrl: 'forno-fechado',
    composition: { hash: 'sources' },
  });
});
