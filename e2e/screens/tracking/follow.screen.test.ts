import { screen, waitFor, within } from '@testing-library/react';
import { advanceOrder } from '../../support/kitchen';
import { placeOrder } from '../../support/placed-order';
import { apiRequest } from '../kit/api-request';
import { storeDevice } from '../kit/last-order';
import { openTracking } from './open-tracking';

type Wire = { status: string; history: { status: string; at: string }[] };

test('[TRACKING-01] the page shows the order of its link: number, item, note, payment, total', async () => {
  const order = await placeOrder(apiRequest);
  storeDevice(order.device);
  const { texts } = await openTracking(`track?token=${order.uuid}`);
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: texts('mf-tracking:page.title-of', { number: order.orderNoText }),
    }),
  ).toBeVisible();
  const items = screen.getByRole('list', { name: texts('mf-tracking:summary.items') });
  expect(items).toHaveTextContent(order.product.name);
  expect(items).toHaveTextContent('sem pressa');
  expect(screen.getByText(texts('domain:payment.method.money'))).toBeVisible();
  expect(screen.getByText(texts('domain:totals.total'))).toBeVisible();
});

test('a shared link shows the items without their notes', async () => {
  const order = await placeOrder(apiRequest);
  const { texts } = await openTracking(`track?token=${order.uuid}`);
  expect(
    await screen.findByRole('list', { name: texts('mf-tracking:summary.items') }),
  ).toHaveTextContent(order.product.name);
  expect(screen.queryByText('sem pressa', { exact: false })).toBeNull();
});

test('[TRACKING-02] each stage is announced as the kitchen reaches it, with its time in the progress', async () => {
  const { uuid } = await placeOrder(apiRequest);
  const { state, texts } = await openTracking(`track?token=${uuid}`);
  const announced = within(await state()).getByRole('status');
  expect(announced).toHaveTextContent(texts('domain:order.status.CREATED'));
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
  expect(steps.map(({ textContent }) => /\d\d:\d\d/.test(textContent ?? ''))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(screen.queryByText(texts('mf-tracking:connection.live'))).toBeNull();
});

test.each([
  ['QUALITY_CHECK', 'domain:order.status.unknown'],
  ['CANCELED', 'mf-tracking:state.CANCELED'],
] as const)('an order in the stage %s is described', async (status, text) => {
  const { uuid } = await placeOrder(apiRequest);
  const wire = (await (await apiRequest.get(`/api/order/uuid/${uuid}`)).json()) as Wire;
  const answer = {
    json: { ...wire, status, history: [...wire.history, { status, at: new Date().toISOString() }] },
  };
  const { state, texts } = await openTracking(`track?token=${uuid}`, {
    before: (network) => void network.answer('GET', `/order/uuid/${uuid}`, answer),
  });
  expect(await state()).toHaveTextContent(texts(text));
  if (status === 'CANCELED')
    expect(
      within(screen.getByRole('list', { name: texts('mf-tracking:progress.title') })).getAllByRole(
        'listitem',
      ),
    ).toHaveLength(2);
});

test('an order at an American restaurant is shown in its time and currency', async () => {
  const { uuid } = await placeOrder(apiRequest, 'slice-house');
  const { state } = await openTracking(`track?token=${uuid}`, { language: 'en' }, 'slice-house');
  expect(await state()).toHaveTextContent('Order received');
  expect(screen.getAllByText(/\$ \d+\.\d\d/)[0]).toBeVisible();
  const [hour = ''] =
    /\d+/.exec(
      new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric' }).format(
        new Date(),
      ),
    ) ?? [];
  expect(
    within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')[0]?.textContent,
  ).toMatch(new RegExp(`${hour}:\\d\\d\\s[AP]M`));
});
