import { screen, waitFor } from '@testing-library/react';
import { advanceTo, placeDelivery } from '../../support/placed-delivery';
import { apiRequest } from '../kit/api-request';
import { openTracking } from './open-tracking';

const JOURNEY = '/restaurant/journey-orders/get-by-order-uuid';
const HALFWAY = { latitude: -23.56, longitude: -46.687, number: 1, at: new Date().toISOString() };

async function openWithPosition(secondsAgo: number) {
  const { uuid } = await placeDelivery(apiRequest);
  await advanceTo(apiRequest, uuid, 'DISPATCHED');
  const journey = (await (
    await apiRequest.get(`/api${JOURNEY}?orderUUID=${uuid}`)
  ).json()) as object;
  const { texts } = await openTracking(`track?token=${uuid}`, {
    before: (network) =>
      void network.answer('GET', JOURNEY, {
        json: { ...journey, courier: 'Jonas', position: { ...HALFWAY, secondsAgo } },
      }),
  });
  const card = await screen.findByRole('region', { name: texts('mf-tracking:courier.label') });
  await waitFor(() =>
    expect(card).toHaveTextContent(texts('mf-tracking:courier.title-of', { name: 'Jonas' })),
  );
  return { card, texts };
}

test('[OPEN-053] [API-13] the courier is named, with the minutes to the customer', async () => {
  const { card } = await openWithPosition(5);
  expect(card).toHaveTextContent(/\d+ min/);
});

test('[OPEN-053] a courier without a position for three minutes was last seen then', async () => {
  const { card, texts } = await openWithPosition(190);
  expect(card).toHaveTextContent(texts('mf-tracking:courier.last-seen', { count: 3 }));
});
