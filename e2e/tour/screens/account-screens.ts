import { fillLogin } from '../../support/account';
import { DEMO } from '../../support/demo-accounts';
import type { TourScreen, Visitor } from '../tour-screen';

async function openPage({ page, store }: Visitor, path: string): Promise<void> {
  await store.open('bella-napoli', path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The page of a customer with points, cashback and orders. */
async function openOwnPage(visitor: Visitor, path: string): Promise<void> {
  await openPage(visitor, 'login');
  await fillLogin(visitor.page, visitor.texts, DEMO.rich, DEMO.password);
  await visitor.page.waitForURL(({ pathname }) => !pathname.endsWith('/login'));
  await openPage(visitor, path);
}

const ownPage = (id: string, title: string, shows: string): TourScreen => ({
  id,
  title,
  shows,
  isLive: true,
  visit: (visitor) => openOwnPage(visitor, id),
});

export const accountScreens: readonly TourScreen[] = [
  {
    id: 'login',
    title: 'Login',
    shows: 'Login by e-mail and password, or a new account.',
    visit: (visitor) => openPage(visitor, 'login'),
  },
  {
    id: 'register',
    title: 'New account',
    shows: 'Name, e-mail and password with its strength.',
    visit: (visitor) => openPage(visitor, 'register'),
  },
  ownPage('orders', 'Orders of a customer', 'Earlier orders, to follow or to repeat.'),
  ownPage('cashback', 'Cashback of a customer', 'The balance and its changes.'),
  ownPage('prizes', 'Prizes for points', 'Prizes, and the points that each still needs.'),
  ownPage('credit-cards', 'Stored cards', 'Cards of the account, and a new one.'),
];
