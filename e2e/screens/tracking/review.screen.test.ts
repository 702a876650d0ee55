import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { advanceTo, placeDelivery } from '../../support/placed-delivery';
import { apiRequest } from '../kit/api-request';
import { storeDevice } from '../kit/last-order';
import { openTracking } from './open-tracking';

const REVIEW = /^\/order\/[\w-]+\/review$/;

async function deliveredOrder(askReview: boolean): Promise<string> {
  const { uuid } = await placeDelivery(apiRequest, { askReview });
  await advanceTo(apiRequest, uuid, 'OVER');
  return uuid;
}

test('[TRACKING-04] [TRACKING-05] [API-11] a finished order opens the review: stars required, note sent', async () => {
  const { uuid, device } = await placeDelivery(apiRequest, { askReview: true });
  storeDevice(device);
  await advanceTo(apiRequest, uuid, 'DISPATCHED');
  const { network, texts, user } = await openTracking(`track?token=${uuid}`);
  await screen.findByText(texts('mf-tracking:connection.live'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await advanceTo(apiRequest, uuid, 'OVER');
  const dialog = await screen.findByRole('dialog', { name: texts('mf-tracking:review.title') });
  const send = within(dialog).getByRole('button', { name: texts('mf-tracking:review.send') });
  await user.click(send);
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    texts('mf-tracking:review.stars-missing'),
  );
  fireEvent.click(
    within(dialog).getByRole('radio', { name: texts('mf-tracking:review.star', { count: 4 }) }),
  );
  await user.type(within(dialog).getByRole('textbox'), 'Chegou quente');
  await user.click(send);
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toHaveTextContent(texts('mf-tracking:review.sent.title')),
  );
  expect(network.requests('POST', REVIEW).map(({ body }) => body)).toEqual([
    { ratingAvg: 4, ratingNote: 'Chegou quente' },
  ]);
  await user.click(
    within(screen.getByRole('dialog'))
      .getAllByRole('button', { name: texts('domain:action.close') })
      .at(-1) as HTMLElement,
  );
  const card = screen.getByRole('region', { name: texts('mf-tracking:review.label') });
  expect(
    await within(card).findByRole('img', {
      name: texts('mf-tracking:review.of', { stars: 4, most: 5 }),
    }),
  ).toBeVisible();
  expect(card).toHaveTextContent('Chegou quente');
});

test('[TRACKING-04] [OPEN-022] without the review setting no dialog opens, and the review is offered', async () => {
  const { texts, user } = await openTracking(`track?token=${await deliveredOrder(false)}`);
  const open = await screen.findByRole('button', { name: texts('mf-tracking:review.open') });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(open);
  expect(
    await screen.findByRole('dialog', { name: texts('mf-tracking:review.title') }),
  ).toBeVisible();
});

test('a review that was refused is not requested again', async () => {
  const uuid = await deliveredOrder(true);
  const { go, texts, user } = await openTracking(`track?token=${uuid}`);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: texts('mf-tracking:review.later') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await go('/hours');
  await screen.findAllByRole('term');
  await go(`/track?token=${uuid}`);
  expect(
    await screen.findByRole('button', { name: texts('mf-tracking:review.open') }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a review that cannot be sent keeps the typed note; one that exists already is explained', async () => {
  const uuid = await deliveredOrder(true);
  const { network, texts, user } = await openTracking(`track?token=${uuid}`);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(
    within(dialog).getByRole('radio', { name: texts('mf-tracking:review.star', { count: 5 }) }),
  );
  await user.type(within(dialog).getByRole('textbox'), 'Tudo ótimo');
  const restore = network.answer('POST', REVIEW, 'down');
  const send = within(dialog).getByRole('button', { name: texts('mf-tracking:review.send') });
  await user.click(send);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(texts('domain:error.offline'));
  expect(within(dialog).getByRole('textbox')).toHaveValue('Tudo ótimo');
  restore();
  expect(
    (await apiRequest.post(`/api/order/${uuid}/review`, { data: { ratingAvg: 3 } })).ok(),
  ).toBe(true);
  network.allow('POST', `/order/${uuid}/review`, 409);
  await user.click(send);
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toHaveTextContent(texts('mf-tracking:review.known.title')),
  );
});

test('[SHELL-28] the review page leads to tracking, holds the form, or shows the stars, by the stage', async () => {
  const { uuid } = await placeDelivery(apiRequest, { askReview: true });
  const { go, state, texts, user } = await openTracking(`rate-order?token=${uuid}`);
  expect(await state()).toHaveTextContent(texts('domain:order.status.CREATED'));
  expect(screen.getByRole('link', { name: texts('mf-tracking:rate.follow') })).toHaveAttribute(
    'href',
    expect.stringContaining(`track?token=${uuid}`),
  );
  await screen.findByText(texts('mf-tracking:connection.live'));
  await advanceTo(apiRequest, uuid, 'OVER');
  const form = within(
    await screen.findByRole('region', { name: texts('mf-tracking:review.label') }),
  );
  fireEvent.click(
    form.getByRole('radio', { name: texts('mf-tracking:review.star', { count: 2 }) }),
  );
  await user.click(form.getByRole('button', { name: texts('mf-tracking:review.send') }));
  expect(await screen.findByText(texts('mf-tracking:review.sent.title'))).toBeVisible();
  await go('/hours');
  await screen.findAllByRole('term');
  await go(`/rate-order?token=${uuid}`);
  expect(
    await screen.findByRole('img', { name: texts('mf-tracking:review.of', { stars: 2, most: 5 }) }),
  ).toBeVisible();
});
