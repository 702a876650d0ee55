import { screen, waitFor, within } from '@testing-library/react';
import { DEMO } from '../../support/demo-accounts';
import { freshCustomer, logIn } from '../kit/accounts';
import { openStorefront, type Options, type Opened } from '../kit/open-storefront';

/** Opens a page of the account as the demo's customer with points and cashback. */
async function openAs(email: string, path: string, options: Options = {}): Promise<Opened> {
  const opened = await openStorefront(
    `/bella-napoli/login?returnTo=${encodeURIComponent(path)}`,
    options,
  );
  await logIn(opened, email, DEMO.password);
  return opened;
}

test.each(['cashback', 'prizes', 'credit-cards', 'credit-cards/add-card'])(
  '[OPEN-007] %s sends a visitor to the login, and the login leads back to it',
  async (path) => {
    const opened = await openStorefront(`/bella-napoli/${path}`);
    const { texts, user } = opened;
    await screen.findByRole('heading', { name: texts('mf-account:sign-in.title') });
    await user.click(screen.getByRole('link', { name: texts('mf-account:sign-in.log-in') }));
    await logIn(opened, DEMO.rich, DEMO.password);
    await waitFor(() => expect(opened.path()).toBe(`/${path}`));
    expect(screen.queryByRole('heading', { name: texts('mf-account:sign-in.title') })).toBeNull();
  },
);

test('[SHELL-33] a balance that cannot be read gives a reason, and Retry reads it', async () => {
  let isDown = true;
  const { texts, user } = await openAs(DEMO.rich, '/cashback', {
    before: (network) =>
      network.answer('GET', /cashback\/balance$/, () => (isDown ? 'down' : 'pass')),
  });
  const failed = await screen.findByText(texts('mf-account:cashback.failed'));
  const alert = failed.closest<HTMLElement>('[role="alert"]')!;
  expect(alert).toHaveTextContent(texts('domain:error.offline'));
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: texts('domain:action.retry') }));
  expect(
    await screen.findByRole('region', { name: texts('mf-account:cashback.balance') }),
  ).toHaveTextContent('R$27,50');
});

test('[SHELL-34] [ACCOUNT-16] [OPEN-025] a prize is taken for points, and given back in the cart', async () => {
  const { go, texts, user } = await openAs(DEMO.rich, '/prizes');
  const yours = await screen.findByRole('region', { name: texts('mf-account:prizes.yours') });
  const points = (count: number): string => texts('mf-account:prizes.points', { count });
  const list = within(screen.getByRole('list', { name: texts('mf-account:prizes.title') }));
  const prize = (name: string): HTMLElement => list.getByRole('heading', { name }).closest('li')!;
  const press = (key: string): Promise<void> =>
    user.click(
      within(prize('Tiramisù')).getByRole('button', {
        name: texts(`mf-account:prizes.${key}`, { name: 'Tiramisù' }),
      }),
    );
  expect(yours).toHaveTextContent(points(320));
  expect(prize('Tiramisù')).toHaveTextContent(texts('mf-account:prizes.enough'));
  expect(list.getAllByText(/Falta/)[0]).toBeVisible();
  await press('take-of');
  expect(yours).toHaveTextContent(points(180));
  await press('more');
  expect(yours).toHaveTextContent(points(40));
  expect(
    within(prize('Tiramisù')).getByRole('button', {
      name: texts('mf-account:prizes.more', { name: 'Tiramisù' }),
    }),
  ).toBeDisabled();
  expect(within(prize('Broto Margherita')).getByRole('button')).toBeDisabled();
  await press('fewer');
  expect(yours).toHaveTextContent(points(180));
  await user.click(screen.getByRole('link', { name: texts('mf-account:prizes.to-cart') }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Tiramisù' })).toBeVisible();
  await user.click(
    screen.getByRole('button', { name: texts('mf-cart:line.remove', { name: 'Tiramisù' }) }),
  );
  await go('/prizes');
  await waitFor(() =>
    expect(
      screen.getByRole('region', { name: texts('mf-account:prizes.yours') }),
    ).toHaveTextContent(points(320)),
  );
});

test('the pages of an account lead to each other, with whose account it is', async () => {
  const name = 'Ana de Muitos Nomes Compridos da Silva e Souza';
  const customer = await freshCustomer(name);
  const opened = await openStorefront('/bella-napoli/login?returnTo=%2Forders');
  const { texts, user } = opened;
  await logIn(opened, customer.email, customer.password);
  await screen.findByRole('heading', { level: 1, name: texts('mf-account:orders.title') });
  for (const [key, path] of [
    ['cashback', 'cashback'],
    ['prizes', 'prizes'],
    ['cards', 'credit-cards'],
    ['orders', 'orders'],
  ] as const) {
    const links = () =>
      within(screen.getByRole('complementary', { name: texts('mf-account:links.label') }));
    await user.click(links().getByRole('link', { name: texts(`mf-account:links.${key}`) }));
    await waitFor(() => expect(opened.path()).toBe(`/${path}`));
    await waitFor(() =>
      expect(links().queryByRole('link', { name: texts(`mf-account:links.${key}`) })).toBeNull(),
    );
    expect(links().getByText(new RegExp(name))).toBeVisible();
    expect(links().getByRole('button', { name: texts('mf-account:log-out.button') })).toBeVisible();
  }
});
