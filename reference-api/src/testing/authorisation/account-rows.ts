import { randomUUID } from 'node:crypto';
import { aCard } from '../cards';
import { PASSWORD, TRATTORIA } from '../restaurants';
import { anybody, everybody, own, owned } from './cells';
import type { Row } from './row';
import { freshMail, type World } from './world';

const clientId = ({ clientId: id }: World) => ({ clientId: id });
const newPassword = { password: 'senha-nova-1', passwordConfirm: 'senha-nova-1' };
const isLoggedIn = async ({ api, tokens }: World): Promise<boolean> =>
  (await api.call('GET', `/restaurant/${TRATTORIA}/public/client/auth`, { token: tokens.A ?? '' }))
    .status === 200;
const aFreshCard = async (world: World, body?: object) => ({
  path: { creditCardUUID: await world.freshCard() },
  ...(body === undefined ? {} : { body }),
});
const hasCard = async (
  { api, tokens }: World,
  { path }: { path?: Readonly<Record<string, string | number>> },
): Promise<boolean> =>
  (
    await api.call('GET', `/restaurant/${TRATTORIA}/asaas/payment/credit-card`, {
      token: tokens.A ?? '',
    })
  ).text.includes(String(path?.['creditCardUUID']));

/** Calls of accounts, their sessions and their cards. */
export const ACCOUNT_ROWS: Readonly<Record<string, Row>> = {
  getClient: { cells: own({ B: 200 }), tellsA: true },
  logIn: {
    cells: everybody(401, { elsewhere: 404 }),
    ask: () => ({
      body: {
        email: 'canario.ana@ninho.example',
        password: 'not the password',
        loginMode: 'email',
      },
    }),
    isLeft: isLoggedIn,
  },
  register: {
    cells: everybody(),
    ask: () => ({
      body: {
        email: freshMail(),
        name: 'Ana Prado',
        password: PASSWORD,
        passwordConfirm: PASSWORD,
      },
    }),
  },
  refreshToken: {
    cells: everybody(401),
    ask: ({ tokens }, column) => ({ body: { token: tokens[column] ?? tokens.A } }),
    isLeft: isLoggedIn,
  },
  logOut: {
    cells: everybody(),
    ask: () => ({ body: {} }),
    token: async (world, column) =>
      column === 'A'
        ? world.freshSession()
        : column === 'elsewhere' || column === 'expired'
          ? world.tokens[column]
          : undefined,
    isLeft: isLoggedIn,
  },
  exportAccount: { cells: own({ B: 200 }), tellsA: true },
  eraseAccount: {
    cells: own({ A: 422, B: 422 }),
    ask: () => ({ body: { password: 'not the password', loginMode: 'email' } }),
    isLeft: isLoggedIn,
  },
  logOutEverywhere: {
    cells: own({ B: 200 }),
    ask: () => ({ body: {} }),
    token: async (world, column) =>
      column === 'A' || column === 'B' ? world.freshAccount() : world.tokens[column],
    isLeft: isLoggedIn,
  },
  forgotPassword: {
    cells: everybody(),
    ask: () => ({ body: { email: 'canario.ana@ninho.example' } }),
    isLeft: isLoggedIn,
  },
  resetPassword: {
    cells: everybody(422),
    ask: () => ({ body: { token: 'A'.repeat(43), ...newPassword } }),
    isLeft: isLoggedIn,
  },
  getOwnOrders: {
    cells: own(),
    ask: (world) => ({ path: { ...clientId(world), page: 1, size: 10 }, body: {} }),
    tellsA: true,
  },
  getCashbackBalance: { cells: own(), ask: (world) => ({ path: clientId(world) }), tellsA: true },
  getCashbackExtract: {
    cells: own(),
    ask: (world) => ({ path: clientId(world), body: { page: 1, pageSize: 10 } }),
    tellsA: true,
  },
  listCards: { cells: anybody() },
  createCard: { cells: anybody(), ask: () => ({ body: aCard({ shouldStoreCard: false }) }) },
  verifyCard: {
    cells: owned(),
    ask: (world) => aFreshCard(world, { fingerprint: world.fingerprint }),
    isLeft: hasCard,
  },
  verifyCvv: {
    cells: owned(),
    ask: (world) => aFreshCard(world, { fingerprint: randomUUID(), creditCardCVV: '123' }),
    isLeft: hasCard,
  },
  deleteCard: { cells: owned(), ask: (world) => aFreshCard(world), isLeft: hasCard },
};
