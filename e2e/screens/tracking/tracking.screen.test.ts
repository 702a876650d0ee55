import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { advanceOrder } from '../../support/kitchen';
import { advanceTo, placeDelivery } from '../../support/placed-delivery';
import { placeOrder } from '../../support/placed-order';
import { apiRequest } from '../kit/api-request';
import { storeDevice, storeLastOrder } from '../kit/last-order';
import type { Answer, Network } from '../kit/network';
import { openStorefront, type Opened, type Options } from '../kit/open-storefront';

const JOURNEY = '/restaurant/journey-orders/get-by-order-uuid';

interface OpenTracking extends Opened {
  /** Where the order is now; waits for it. */
  state(): Promise<HTMLElement>;
}

/** Opens the page of an order of bella-napoli, e.g. `openTracking('track?token=…')`. */
async function openTracking(path: string, options: Options = {}): Promise<OpenTracking> {
  const opened = await openStorefront(`/bella-napoli/${path}`, options);
  return {
    ...opened,
    state: () => screen.findByRole('region', { name: opened.texts('mf-tracking:state.label') }),
  };
}

/** React's strict mode mounts a page twice, which reads the order twice. */
function allowRefused(network: Network, method: string, path: string, status = 404): void {
  for (let mounts = 0; mounts < 2; mounts += 1) network.allow(method, path, status);
}

const notFound = ({ texts }: Opened): Promise<HTMLElement> =>
  screen.findByRole('heading', { name: texts('mf-tracking:not-found.title') });

test(
  '[TRACKING-01] [OPEN-005] [OPEN-006] [SHELL-28] without a token the pages are of the last order ' +
    'of this device: number, item, note, payment, total',
  async () => {
    const order = await placeOrder(apiRequest);
    storeLastOrder(order);
    const opened = await openTracking('track');
    const { go, network, path, state, texts, user } = opened;
    const title = {
      level: 1,
      name: texts('mf-tracking:page.title-of', { number: order.orderNoText }),
    };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(path()).toBe(`/track?token=${order.uuid}`);
    const items = screen.getByRole('list', { name: texts('mf-tracking:summary.items') });
    expect(items).toHaveTextContent(order.product.name);
    expect(items).toHaveTextContent('sem pressa');
    expect(screen.getByText(texts('domain:payment.method.money'))).toBeVisible();
    expect(screen.getByText(texts('domain:totals.total'))).toBeVisible();
    await go('/rate-order');
    expect(await state()).toHaveTextContent(texts('domain:order.status.CREATED'));
    await user.click(screen.getByRole('link', { name: texts('mf-tracking:rate.follow') }));
    await waitFor(() => expect(path()).toContain(`/track?token=${order.uuid}`));
    allowRefused(network, 'POST', '/order/track');
    await go('/track?cid=7&oid=3');
    expect(await notFound(opened)).toBeVisible();
  },
);

test(
  '[TRACKING-02] a shared link shows the items without notes; each stage is announced as the ' +
    'kitchen reaches it, with its time',
  async () => {
    const { product, uuid } = await placeOrder(apiRequest);
    const { state, texts } = await openTracking(`track?token=${uuid}`);
    const announced = within(await state()).getByRole('status');
    expect(announced).toHaveTextContent(texts('domain:order.status.CREATED'));
    expect(
      screen.getByRole('list', { name: texts('mf-tracking:summary.items') }),
    ).toHaveTextContent(product.name);
    expect(screen.queryByText('sem pressa', { exact: false })).toBeNull();
    await screen.findByText(texts('mf-tracking:connection.live'));
    for (const status of ['CONFIRMED', 'PREPARING', 'READY'] as const) {
      expect(await advanceOrder(apiRequest, uuid)).toBe(status);
      await waitFor(() =>
        expect(announced).toHaveTextContent(texts(`domain:order.status.${status}`)),
      );
    }
    expect(await advanceOrder(apiRequest, uuid)).toBe('OVER');
    await waitFor(() => expect(announced).toHaveTextContent(texts('domain:order.over.balcony')));
    const steps = within(
      screen.getByRole('list', { name: texts('mf-tracking:progress.title') }),
    ).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => /\d\d:\d\d/.test(textContent ?? ''))).toEqual(
      Array(5).fill(true),
    );
    expect(screen.queryByText(texts('mf-tracking:connection.live'))).toBeNull();
  },
);

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

test(
  '[SHELL-26] an API that is down gives a reason, and Retry loads the order; Back leads ' +
    'to the menu; an order of another restaurant is not found',
  async () => {
    const { uuid } = await placeOrder(apiRequest);
    let restore = (): void => undefined;
    const opened = await openTracking(`track?token=${uuid}&caller=menu&cid=7`, {
      before: (network) => {
        restore = network.answer('GET', /^\/order\/uuid\//, 'down');
      },
    });
    const { go, network, path, state, texts, user } = opened;
    expect(await screen.findByText(texts('mf-tracking:failed.title'))).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(texts('domain:error.offline'));
    const retry = screen.getByRole('button', { name: texts('domain:action.retry') });
    // the request of the second mount has failed, too
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
    restore();
    await user.click(retry);
    expect(await state()).toBeVisible();
    await user.click(
      screen.getAllByRole('link', { name: texts('domain:action.back-to-menu') })[0] as HTMLElement,
    );
    await waitFor(() => expect(path()).toMatch(/^\/?$/));
    const other = await placeOrder(apiRequest, 'slice-house');
    for (const token of [other.uuid, 'nonsense']) {
      if (token === 'nonsense') allowRefused(network, 'GET', `/order/uuid/${token}`);
      await go(`/track?token=${token}`);
      expect(await notFound(opened)).toBeVisible();
      await go('/hours');
      await screen.findAllByRole('term');
    }
  },
);

test('[SHELL-45] the return of a payment with hostile parameters shows no order', async () => {
  const opened = await openStorefront('/app/bella-napoli?cid=%00&oid=%27', {
    before: (network) => allowRefused(network, 'POST', '/order/track', 400),
  });
  expect(await notFound(opened)).toBeVisible();
  expect(opened.path()).toMatch(/^\/track\?cid=/);
});

test('[OPEN-053] [API-13] the courier is named, with the minutes to the customer', async () => {
  const { uuid } = await placeDelivery(apiRequest);
  await advanceTo(apiRequest, uuid, 'DISPATCHED');
  const journey = (await (
    await apiRequest.get(`/api${JOURNEY}?orderUUID=${uuid}`)
  ).json()) as object;
  const position = {
    latitude: -23.56,
    longitude: -46.687,
    number: 1,
    at: new Date().toISOString(),
    secondsAgo: 5,
  };
  const { texts } = await openTracking(`track?token=${uuid}`, {
    before: (network) =>
      void network.answer('GET', JOURNEY, { json: { ...journey, courier: 'Jonas', position } }),
  });
  const card = await screen.findByRole('region', { name: texts('mf-tracking:courier.label') });
  await waitFor(() =>
    expect(card).toHaveTextContent(texts('mf-tracking:courier.title-of', { name: 'Jonas' })),
  );
  expect(card).toHaveTextContent(/\d+ min/);
});

test(
  '[TRACKING-04] [TRACKING-05] [API-11] a finished order opens the review: stars required, a ' +
    'failure keeps what was typed, note sent',
  async () => {
    const REVIEW = /^\/order\/[\w-]+\/review$/;
    const { uuid, device } = await placeDelivery(apiRequest, { askReview: true });
    storeDevice(device);
    await advanceTo(apiRequest, uuid, 'DISPATCHED');
    const { network, texts, user } = await openTracking(`track?token=${uuid}`, {
      // the way of the courier may be requested when the order is just over
      before: (it) => void it.answer('GET', JOURNEY, { status: 404, json: { error: 'no' } }),
    });
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
    const restore = network.answer('POST', REVIEW, 'down');
    await user.click(send);
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(texts('domain:error.offline')),
    );
    expect(within(dialog).getByRole('textbox')).toHaveValue('Chegou quente');
    restore();
    await user.click(send);
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent(texts('mf-tracking:review.sent.title')),
    );
    expect(network.requests('POST', REVIEW).map(({ body }) => body)).toEqual(
      Array(2).fill({ ratingAvg: 4, ratingNote: 'Chegou quente' }),
    );
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
  },
);
