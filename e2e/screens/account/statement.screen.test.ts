import { screen, waitFor, within } from '@testing-library/react';
import { DEMO } from '../../support/demo-accounts';
import { freshCustomer, logIn } from '../kit/accounts';
import { openStorefront, type Options } from '../kit/open-storefront';

const EXTRACT = /cashback\/extract$/;
const CARDS = /asaas\/payment\/credit-card$/;
const DAY_MS = 86_400_000;
const day = (offset: number): string =>
  new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
const shown = (iso: string): string => iso.split('-').reverse().join('/');

async function openAs(
  { email, password }: { email: string; password: string },
  path: string,
  options: Options = {},
) {
  const opened = await openStorefront(
    `/bella-napoli/login?returnTo=${encodeURIComponent(path)}`,
    options,
  );
  await logIn(opened, email, password);
  return opened;
}

const rich = { email: DEMO.rich, password: DEMO.password };

test('[ACCOUNT-15] [API-43] balance, its end and the statement', async () => {
  const { texts } = await openAs(rich, '/cashback');
  const balance = await screen.findByRole('region', { name: texts('mf-account:cashback.balance') });
  expect(balance).toHaveTextContent('R$27,50');
  expect(balance).toHaveTextContent(/\d\d\/\d\d\/\d{4}/);
  const [newest] = await within(
    await screen.findByRole('list', { name: texts('mf-account:statement.title') }),
  ).findAllByRole('listitem');
  expect(newest).toHaveTextContent(texts('mf-account:statement.given'));
  expect(newest).toHaveTextContent(/\+R\$/);
});

test('[ACCOUNT-15] a statement that cannot be read gives a reason and Retry; an empty one says so', async () => {
  let isDown = true;
  const { texts, user } = await openAs(await freshCustomer(), '/cashback', {
    before: (network) => network.answer('POST', EXTRACT, () => (isDown ? 'down' : 'pass')),
  });
  const alert = (
    await screen.findByText(texts('mf-account:statement.failed'))
  ).closest<HTMLElement>('[role="alert"]')!;
  expect(alert).toHaveTextContent(texts('domain:error.offline'));
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: texts('domain:action.retry') }));
  expect(await screen.findByText(texts('mf-account:statement.none-title'))).toBeVisible();
});

test('[ACCOUNT-15] [LOYALTY-14] credits are colored by expiry, lead to their order and load page by page', async () => {
  const uuid = '7b1f9c1e-5a0e-4d43-9a3f-0c5f6f1d2a11';
  const line = (
    age: number,
    type: string,
    value: number,
    orderUUID: string,
    expirationDate: string | null,
  ) => ({ date: `${day(-age)}T12:00:00.000Z`, type, value, orderUUID, expirationDate });
  const first = [
    line(1, 'debit', 5, uuid, null),
    line(2, 'credit', 4, uuid, day(-3)),
    line(3, 'credit', 3, '', day(3)),
    line(4, 'credit', 2, '', day(40)),
    line(5, 'debit', 1, '', day(-5)),
    ...Array.from({ length: 15 }, (_, index) => line(10 + index, 'credit', 1, '', null)),
  ];
  const { texts, user } = await openAs(await freshCustomer(), '/cashback', {
    before: (network) =>
      network.answer('POST', EXTRACT, ({ body }) => ({
        json: (body as { page: number }).page === 1 ? first : [line(90, 'credit', 9, '', null)],
      })),
  });
  const list = within(
    await screen.findByRole('list', { name: texts('mf-account:statement.title') }),
  );
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(20));
  const entries = list.getAllByRole('listitem');
  const tones = entries.flatMap((entry) =>
    [...entry.querySelectorAll('[data-tone]')].map((badge) => badge.getAttribute('data-tone')),
  );
  expect(tones.slice(0, 3)).toEqual(['danger', 'warning', 'success']);
  expect(entries[1]).toHaveTextContent(
    texts('mf-account:statement.expired', { date: shown(day(-3)) }),
  );
  expect(entries[2]).toHaveTextContent(
    texts('mf-account:statement.until', { date: shown(day(3)) }),
  );
  expect(entries[0]).toHaveTextContent('−R$5,00');
  expect(entries[4]).toHaveTextContent(texts('mf-account:statement.ended'));
  expect(within(entries[0]!).getByRole('link').getAttribute('href')).toContain(
    `track?token=${uuid}`,
  );
  await user.click(screen.getByRole('button', { name: texts('mf-account:more') }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(21));
  expect(screen.queryByRole('button', { name: texts('mf-account:more') })).toBeNull();
});

test.each([
  { row: '[ACCOUNT-17]', failure: 'no connection', reply: 'down', text: 'domain:error.offline' },
  {
    row: '[OPEN-068]',
    failure: 'a broken server',
    reply: {
      status: 500,
      json: { error: 'TypeError: card is null at cards.ts:12', code: 'internal' },
    },
    text: 'domain:error.unexpected',
  },
] as const)(
  '$row stored cards that cannot be read ($failure) give a reason without details of the server, and Retry',
  async ({ reply, text }) => {
    let isBroken = true;
    const { texts, user } = await openAs(rich, '/credit-cards', {
      before: (network) => network.answer('GET', CARDS, () => (isBroken ? reply : 'pass')),
    });
    const alert = (await screen.findByText(texts('mf-account:cards.failed'))).closest<HTMLElement>(
      '[role="alert"]',
    )!;
    expect(alert).toHaveTextContent(texts(text));
    expect(document.body).not.toHaveTextContent('TypeError');
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: texts('domain:action.retry') }));
    const [add] = await screen.findAllByRole('link', { name: texts('domain:stored-card.add') });
    expect(add).toBeVisible();
    expect(screen.queryByText(texts('mf-account:cards.failed'))).toBeNull();
  },
);
