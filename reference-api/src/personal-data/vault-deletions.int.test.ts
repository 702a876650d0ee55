import { randomUUID } from 'node:crypto';
import { sandboxVault } from '../../../demo/src/bank/sandbox-vault';
import { noVault } from '../cards/no-vault';
import { openVaultWorker } from '../cards/vault-worker';
import { register } from '../testing/canary-person';
import { CARDS, createCard } from '../testing/cards';
import { describeOnBoth } from '../testing/describe-on-both';
import { PASSWORD, TRATTORIA } from '../testing/restaurants';

const ERASE = `/restaurant/${TRATTORIA}/public/client/erase`;
const FIRST_PAUSE_MS = 10_000;

describeOnBoth('cards that are deleted while the card vault is down', (api) => {
  let forget: jest.SpiedFunction<typeof sandboxVault.forget>;
  beforeEach(() => {
    forget = jest.spyOn(sandboxVault, 'forget').mockRejectedValue(new TypeError('fetch failed'));
  });
  afterEach(() => forget.mockRestore());

  const customerWithCards = async (count: number) => {
    const token = await register(api(), `${randomUUID()}@vault.example`);
    const cards: string[] = [];
    for (let made = 0; made < count; made += 1)
      cards.push(String((await createCard(api(), {}, token)).json['creditCardUUID']));
    const rows = await api().db.query<{ reference: string }>(
      'select reference from cards where id = any ($1::uuid[]) order by reference',
      [cards],
    );
    return { token, cards, references: rows.map(({ reference }) => reference) };
  };
  const pending = async (): Promise<string[]> =>
    (
      await api().db.query<{ reference: string }>(
        'select reference from vault_deletions order by reference',
      )
    ).map(({ reference }) => reference);
  const eraseAccount = (token: string) =>
    api().call('POST', ERASE, { token, body: { password: PASSWORD, loginMode: 'email' } });
  const removeCard = (token: string, id: string) =>
    api().call('DELETE', `${CARDS}/${id}`, { token });
  /** The vault works again; returns the cards that the next run deletes. */
  const deletedLater = async (): Promise<unknown[]> => {
    forget.mockReset().mockResolvedValue(undefined);
    api().clock.pass(FIRST_PAUSE_MS);
    await api().deleteFromVault();
    return forget.mock.calls.map(([reference]) => reference).toSorted();
  };

  test('an erasure succeeds, and the cards of the account are deleted when the vault is back', async () => {
    const { token, references } = await customerWithCards(2);
    const erased = await eraseAccount(token);
    expect([erased.status, erased.json, await pending()]).toEqual([200, {}, references]);
    expect(await api().deleteFromVault()).toBe(0);
    expect(forget).toHaveBeenCalledTimes(2);
    expect(await deletedLater()).toEqual(references);
    expect(await pending()).toEqual([]);
  });

  test('[API-41] a removed card is gone for its customer, and is deleted when the vault is back', async () => {
    const { token, cards, references } = await customerWithCards(1);
    expect((await removeCard(token, cards[0]!)).status).toBe(200);
    expect((await removeCard(token, cards[0]!)).status).toBe(404);
    await api().deleteFromVault();
    expect(await deletedLater()).toEqual(references);
    expect(await pending()).toEqual([]);
  });

  test('a failed deletion pauses before its next attempt', async () => {
    const { token, cards } = await customerWithCards(1);
    await removeCard(token, cards[0]!);
    await api().deleteFromVault();
    api().clock.pass(FIRST_PAUSE_MS - 1);
    await api().deleteFromVault();
    expect(forget).toHaveBeenCalledTimes(1);
    expect(await deletedLater()).toHaveLength(1);
  });

  test('a refused erasure deletes no card', async () => {
    const { token } = await customerWithCards(1);
    await api().call('POST', ERASE, { token, body: { password: 'wrong', loginMode: 'email' } });
    expect(await pending()).toEqual([]);
  });

  test('a server without a vault leaves the deletions to one that has it', () =>
    expect(openVaultWorker({ db: api().db, vault: noVault, now: api().clock.now })).toBeNull());
});
