import type { Minor } from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import { logIn } from '../testing/accounts';
import { createCard } from '../testing/cards';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { DINER, TRATTORIA } from '../testing/restaurants';
import { createCardTokens } from './card-tokens';
import { sandboxCardKind } from '../../../demo/src/bank/sandbox-vault';

describeOnPostgres('a token of a card', (api) => {
  const spend = (
    token: string,
    fingerprint: string,
    more: { restaurantId?: number; customerId?: string | null } = {},
  ) =>
    createCardTokens(api().clock.now).redeem(api().db, token, {
      restaurantId: TRATTORIA,
      customerId: null,
      fingerprint,
      orderUuid: randomUUID(),
      amount: 100 as Minor,
      ...more,
    });
  const aToken = async (fingerprint: string, bearer?: string) =>
    String((await createCard(api(), { fingerprint }, bearer)).json['creditCardToken']);
  const idOf = async (email: string) =>
    (
      await api().db.query<{ id: string }>(
        'select id from customers where email = $1 and restaurant_id = $2',
        [email, TRATTORIA],
      )
    )[0]!.id;

  test('pays one order of its device and restaurant, and no second one', async () => {
    const device = randomUUID();
    const token = await aToken(device);
    expect(await spend(token, randomUUID())).toBeNull();
    expect(await spend(token, device, { restaurantId: DINER })).toBeNull();
    expect(await spend(`${token}x`, device)).toBeNull();
    expect(await spend('', device)).toBeNull();
    expect(sandboxCardKind((await spend(token, device))?.cardReference ?? '')).toBe('approved');
    expect(await spend(token, device)).toBeNull();
  });

  test('pays on its device under any spelling of its id', async () => {
    const device = randomUUID();
    expect(await spend(await aToken(device), device.toUpperCase())).not.toBeNull();
  });

  test('of many orders at once one gets it', async () => {
    const device = randomUUID();
    const token = await aToken(device);
    const got = await Promise.all(Array.from({ length: 20 }, () => spend(token, device)));
    expect(got.filter((card) => card !== null)).toHaveLength(1);
  });

  test('is over after ten minutes', async () => {
    const device = randomUUID();
    const [early, late] = [await aToken(device), await aToken(device)];
    api().clock.pass(9 * 60_000);
    expect(await spend(early, device)).not.toBeNull();
    api().clock.pass(60_000);
    expect(await spend(late, device)).toBeNull();
  });

  test('of an account is for its owner only; a visitor can sign in with theirs', async () => {
    const device = randomUUID();
    const [ana, other] = [await idOf('ana@teste.example'), randomUUID()];
    const mine = await aToken(device, await logIn(api(), 'ana@teste.example'));
    expect([await spend(mine, device), await spend(mine, device, { customerId: other })]).toEqual([
      null,
      null,
    ]);
    expect(await spend(mine, device, { customerId: ana })).not.toBeNull();
    expect(await spend(await aToken(device), device, { customerId: ana })).not.toBeNull();
  });

  test('is stored as a hash alone', async () => {
    const device = randomUUID();
    const token = await aToken(device);
    const stored = JSON.stringify(await api().db.query('select * from card_tokens'));
    expect(stored.includes(token)).toBe(false);
    expect(stored.includes(device)).toBe(false);
    expect(stored).toContain('token_hash');
  });
});
