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
  getClient: { cells: own({ B: 200 }), disclosesA: true },
  logIn: {
    cells: everybody(401, { elsewhere: 404 }),
    request: () => ({
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
    request: () => ({
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
    request: ({ tokens }, column) => ({ body: { token: tokens[column] ?? tokens.A } }),
    isLeft: isLoggedIn,
  },
  logOut: {
    cells: everybody(),
    request: () => ({ body: {} }),
    token: async (world, column) =>
      column === 'A'
        ? world.freshSession()
        : column === 'elsewhere' || column === 'expired'
          ? world.tokens[column]
          : undefined,
    isLeft: isLoggedIn,
  },
  exportAccount: { cells: own({ B: 200 }), disclosesA: true },
  eraseAccount: {
    cells: own({ A: 422, B: 422 }),
    request: () => ({ body: { password: 'not the password', loginMode: 'email' } }),
    isLeft: isLoggedIn,
  },
  logOutEverywhere: {
    cells: own({ B: 200 }),
    request: () => ({ body: {} }),
    token: async (world, column) =>
      column === 'A' || column === 'B' ? world.freshAccount() : world.tokens[column],
    isLeft: isLoggedIn,
  },
  forgotPassword: {
    cells: everybody(),
    request: () => ({ body: { email: 'canario.ana@ninho.example' } }),
    isLeft: isLoggedIn,
  },
  resetPassword: {
    cells: everybody(422),
    request: () => ({ body: { token: 'A'.repeat(43), ...newPassword } }),
    isLeft: isLoggedIn,
  },
  getOwnOrders: {
    cells: own(),
    request: (world) => ({ path: { ...clientId(world), page: 1, size: 10 }, body: {} }),
    disclosesA: true,
  },
  getCashbackBalance: {
    cells: own(),
    request: (world) => ({ path: clientId(world) }),
    disclosesA: true,
  },
  getCashbackExtract: {
    cells: own(),
    request: (world) => ({ path: clientId(world), body: { page: 1, pageSize: 10 } }),
    disclosesA: true,
  },
  listCards: { cells: anybody() },
  createCard: { cells: anybody(), request: () => ({ body: aCard({ shouldStoreCard: false }) }) },
  verifyCard: {
    cells: owned(),
    request: (world) => aFreshCard(world, { fingerprint: world.fingerprint }),
    isLeft: hasCard,
  },
  verifyCvv: {
    cells: owned(),
    request: (world) => aFreshCard(world, { fingerprint: randomUUID(), creditCardCVV: '123' }),
    isLeft: hasCard,
  },
  deleteCard: { cells: owned(), request: (world) => aFreshCard(world), isLeft: hasCard },
};
