import Fastify from 'fastify';
import { handleErrors } from '../platform/http/error-handler';
import { capturedLog } from '../testing/log-lines';
import { type CardVault, noVault } from './card-vault';
import { vaultWithin } from './vault-deadline';

const NUMBER = '4111111111111111';
const card = { creditCard: { creditCardNumber: NUMBER } } as never;
const silent = () => new Promise<never>(() => undefined);
const failed = (): never => {
  throw new Error(`the card ${NUMBER} was not accepted`);
};
const each = (call: () => never | Promise<never>): CardVault => ({
  keep: call,
  checkCvv: call,
  holds: call,
  forget: call,
});

describe.each([
  { state: 'a silent vault', vault: each(silent), reason: 'no_answer' },
  { state: 'a failing vault', vault: each(failed), reason: 'error' },
])('$state', ({ vault, reason }) => {
  const bounded = vaultWithin(vault, 10);

  test.each<[string, () => Promise<unknown>]>([
    ['keep', () => bounded.keep(card)],
    ['checkCvv', () => bounded.checkCvv('reference', '123')],
    ['holds', () => bounded.holds('reference')],
    ['forget', () => bounded.forget('reference')],
  ])('%s ends with the reason, without the text of the vault', async (_name, call) => {
    const error = await call().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'VaultUnavailableError', logged: { reason } });
    expect(String((error as Error).stack)).not.toContain(NUMBER);
  });

  test('a request is answered with 503 and Retry-After, and logged with the reason', async () => {
    const log = capturedLog();
    const app = Fastify({ loggerInstance: log.logger });
    handleErrors(app);
    app.get('/', () => bounded.keep(card));
    const response = await app.inject('/');
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
      503,
      '5',
      { error: 'Cards cannot be checked right now', code: 'vault_unavailable' },
    ]);
    expect(log.lines()).toContainEqual(expect.objectContaining({ level: 'error', reason }));
    expect(log.text()).not.toContain(NUMBER);
  });
});

test('the answer of the vault is passed on', async () => {
  const vault = { ...noVault, checkCvv: async () => 'matches' as const, holds: async () => true };
  const bounded = vaultWithin(vault);
  expect([await bounded.checkCvv('reference', '123'), await bounded.holds('reference')]).toEqual([
    'matches',
    true,
  ]);
});

test('a server without a vault is still recognized', () =>
  expect(vaultWithin(noVault)).toBe(noVault));
