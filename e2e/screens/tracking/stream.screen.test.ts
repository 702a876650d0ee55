import { waitFor, within } from '@testing-library/react';
import { advanceOrder } from '../../support/kitchen';
import { placeOrder } from '../../support/placed-order';
import { apiRequest } from '../kit/api-request';
import type { Answer } from '../kit/network';
import { openTracking } from './open-tracking';

test('[TRACKING-02] [API-16] a broken stream is reopened after its last message, and no stage is lost', async () => {
  const { uuid } = await placeOrder(apiRequest);
  const channel = `/realtime/order.${uuid}`;
  const created = {
    event: 'order.status',
    data: { position: 0, status: 'CREATED', at: new Date().toISOString() },
  };
  const replies: Answer[] = [
    {
      text: `id: 0\ndata: ${JSON.stringify(created)}\n\n`,
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    },
    'down',
  ];
  const { network, state, texts } = await openTracking(`track?token=${uuid}`, {
    before: (it) =>
      void it.answer('GET', channel, (request) => {
        const reply = replies.shift() ?? 'pass';
        return typeof reply === 'function' ? reply(request) : reply;
      }),
  });
  const announced = within(await state()).getByRole('status');
  await waitFor(() => expect(announced).toHaveTextContent(texts('domain:order.status.CREATED')));
  await advanceOrder(apiRequest, uuid);
  await advanceOrder(apiRequest, uuid);
  await waitFor(() => expect(announced).toHaveTextContent(texts('domain:order.status.PREPARING')));
  await waitFor(() => expect(network.requests('GET', channel).length).toBeGreaterThanOrEqual(3));
  expect(network.requests('GET', channel)[1]?.headers['last-event-id']).toBe('0');
});
