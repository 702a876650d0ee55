import { randomUUID } from 'node:crypto';
import { minor } from '@storefront/shared-domain/contracts';
import { sandboxVault } from '../../../demo/src/bank/sandbox-vault';
import { lockUntilCommit } from '../platform/db/locks';
import { logIn } from '../testing/accounts';
import { CARDS, createCard, verify } from '../testing/cards';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { holdTransaction } from '../testing/hold-transaction';
import { DINER, TRATTORIA } from '../testing/restaurants';
import { createCardTokens } from './card-tokens';
import { addCard } from './cards.repository';

const DECLINED = '4000000000000002';
const ERASED = '4000000000000069';
const email = (): string => `card-${randomUUID()}@teste.example`;

describeOnPostgres('cards of the wallet', (api) => {
  const register = async (): Promise<string> =>
    String(
      (
        await api().call('POST', `/restaurant/${TRATTORIA}/public/client`, {
          body: {
            name: 'Ana',
            email: email(),
            password: 'Napoli#2026',
            passwordConfirm: 'Napoli#2026',
          },
        })
      ).json['token'],
    );
  const list = async (token?: string) =>
    (await api().call('GET', CARDS, token === undefined ? {} : { token }))
      .json as unknown as Record<string, unknown>[];

  test('[API-38] [DOMAIN-045] [CARDS-14] saves the card of an account; returns digits, brand and token', async () => {
    const token = await register();
    const made = await createCard(api(), {}, token);
    expect([made.status, made.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(made.json).toMatchObject({
      creditCardIsDefault: true,
      creditCardIsValid: true,
      creditCardBrand: 'Visa',
      creditCardNumber: '1111',
      creditCardNickName: 'Mine',
      creditCardCVV: '',
      fingerprint: '',
    });
    expect(String(made.json['creditCardToken'])).toMatch(/^[\w-]{43}$/);
    expect(await list(token)).toEqual([{ ...(made.json as object), creditCardToken: '' }]);
  });

  test.each([
    ['a visitor who wants it', true, false],
    ['a visitor', false, false],
    ['an account that does not', false, true],
  ])(
    '[CARDS-14] the card of %s is not stored, and its token comes all the same',
    async (_who, shouldStoreCard, isLogged) => {
      const token = isLogged ? await register() : undefined;
      const made = await createCard(api(), { shouldStoreCard }, token);
      expect(made.status).toBe(200);
      expect(String(made.json['creditCardToken'])).toMatch(/^[\w-]{43}$/);
      expect(await list(token)).toEqual([]);
    },
  );

  test('[API-37] [API-41] an account lists and removes its cards, default first; visitors have none', async () => {
    const token = await register();
    const [first, second] = [
      await createCard(api(), { card: { creditCardNickname: 'First' } }, token),
      await createCard(
        api(),
        { card: { creditCardNickname: 'Second', creditCardIsDefault: true } },
        token,
      ),
    ];
    expect(
      (await list(token)).map(({ creditCardNickName, creditCardIsDefault }) => [
        creditCardNickName,
        creditCardIsDefault,
      ]),
    ).toEqual([
      ['Second', true],
      ['First', false],
    ]);
    const gone = await api().call('DELETE', `${CARDS}/${String(second.json['creditCardUUID'])}`, {
      token,
    });
    expect([gone.status, gone.json]).toEqual([200, {}]);
    expect(
      (await list(token)).map(({ creditCardUUID, creditCardIsDefault }) => [
        creditCardUUID,
        creditCardIsDefault,
      ]),
    ).toEqual([[first.json['creditCardUUID'], true]]);
    expect(
      (await api().call('DELETE', `${CARDS}/${String(second.json['creditCardUUID'])}`, { token }))
        .status,
    ).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('[API-37] [API-41] the newest card is first after the default, and takes its place', async () => {
    const token = await register();
    const names = async () =>
      (await list(token)).map(({ creditCardNickName }) => creditCardNickName);
    const ids = new Map<string, string>();
    for (const creditCardNickname of ['Standard', 'Older', 'Newer']) {
      const { json } = await createCard(api(), { card: { creditCardNickname } }, token);
      ids.set(creditCardNickname, String(json['creditCardUUID']));
      api().clock.pass(1000);
    }
    expect(await names()).toEqual(['Standard', 'Newer', 'Older']);
    await api().call('DELETE', `${CARDS}/${ids.get('Standard')}`, { token });
    expect((await list(token))[0]).toMatchObject({
      creditCardNickName: 'Newer',
      creditCardIsDefault: true,
    });
  });

  test('[API-41] a removed card leaves the vault, and its token pays nothing', async () => {
    await api().deleteFromVault(); // those of earlier tests
    const forget = jest.spyOn(sandboxVault, 'forget');
    const [token, fingerprint] = [await register(), randomUUID()];
    const { json } = await createCard(api(), { fingerprint }, token);
    const [card] = await api().db.query<{ reference: string; customerId: string }>(
      'select reference, customer_id as "customerId" from cards where id = $1',
      [json['creditCardUUID']],
    );
    await api().call('DELETE', `${CARDS}/${String(json['creditCardUUID'])}`, { token });
    await api().deleteFromVault();
    expect(forget.mock.calls).toEqual([[card?.reference]]);
    forget.mockRestore();
    expect(
      await createCardTokens(api().clock.now).redeem(api().db, String(json['creditCardToken']), {
        restaurantId: TRATTORIA,
        customerId: card?.customerId ?? '',
        fingerprint,
        orderUuid: randomUUID(),
        amount: minor(100),
      }),
    ).toBeNull();
  });

  test('[API-38] a wallet has 20 cards; a full one pays with a card that is not stored', async () => {
    const token = await register();
    const { json } = await createCard(api(), {}, token);
    await api().db.query(
      `insert into cards
         (restaurant_id, customer_id, reference, brand, last_digits, nickname, created_at)
       select restaurant_id, customer_id, reference || n, brand, last_digits, nickname, created_at
       from cards, generate_series(1, 18) as n where id = $1`,
      [json['creditCardUUID']],
    );
    expect((await createCard(api(), {}, token)).status).toBe(200);
    expect(await createCard(api(), {}, token)).toMatchObject({
      status: 422,
      json: { code: 'wallet_full' },
    });
    expect((await createCard(api(), { shouldStoreCard: false }, token)).status).toBe(200);
    expect(await list(token)).toHaveLength(20);
  });

  test('[API-38] of two first cards at once the first is the default', async () => {
    const token = await register();
    const customerId = String(
      (await api().call('GET', `/restaurant/${TRATTORIA}/public/client/auth`, { token })).json[
        'id'
      ],
    );
    const release = await holdTransaction(api().db, async (tx) => {
      await lockUntilCommit(tx, [`wallet ${customerId}`]);
      await addCard(tx, {
        restaurantId: TRATTORIA,
        customerId,
        reference: randomUUID(),
        brand: 'Visa',
        lastDigits: '4242',
        nickname: 'First',
        isDefault: false,
        createdAt: api().clock.now(),
      });
    });
    const second = createCard(api(), {}, token);
    const waits = () =>
      api().db.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
    while ((await waits()).length === 0) await new Promise(setImmediate);
    await release();
    expect((await second).status).toBe(200);
    expect(
      (await list(token)).map(({ creditCardNickName, creditCardIsDefault }) => [
        creditCardNickName,
        creditCardIsDefault,
      ]),
    ).toEqual([
      ['First', true],
      ['Mine', false],
    ]);
  });

  test('[API-39] [CARDS-18] a device that sent the CVV uses the card without it; another must send it', async () => {
    const [token, device] = [await register(), randomUUID()];
    const id = String(
      (await createCard(api(), { fingerprint: device }, token)).json['creditCardUUID'],
    );
    expect(String((await verify(api(), id, device, token)).json['creditCardToken'])).toMatch(
      /^[\w-]{43}$/,
    );
    const stranger = randomUUID();
    expect((await verify(api(), id, stranger, token)).json['creditCardToken']).toBe('');
    expect(
      String((await verify(api(), id, stranger, token, '123')).json['creditCardToken']),
    ).toMatch(/^[\w-]{43}$/);
    expect(String((await verify(api(), id, stranger, token)).json['creditCardToken'])).toMatch(
      /^[\w-]{43}$/,
    );
  });

  test('[API-40] a wrong CVV says so and gives no token', async () => {
    const token = await register();
    const id = String((await createCard(api(), {}, token)).json['creditCardUUID']);
    const answer = await verify(api(), id, randomUUID(), token, '000');
    expect([answer.status, answer.json]).toEqual([
      422,
      { error: 'CVV does not match.', code: 'cvv_wrong' },
    ]);
  });

  test('[API-40] a card its keeper has lost is erased from the wallet', async () => {
    const [token, device] = [await register(), randomUUID()];
    const id = String(
      (await createCard(api(), { card: { creditCardNumber: ERASED }, fingerprint: device }, token))
        .json['creditCardUUID'],
    );
    expect((await verify(api(), id, device, token)).json['creditCardToken']).toBe('');
    const answer = await verify(api(), id, device, token, '123');
    expect([answer.status, answer.json]).toEqual([
      410,
      { error: 'Credit Card erased.', code: 'card_erased' },
    ]);
    expect(await list(token)).toEqual([]);
  });

  test('a bank that will not have the card refuses it, and nothing is stored', async () => {
    const token = await register();
    const answer = await createCard(api(), { card: { creditCardCcv: '000' } }, token);
    expect([answer.status, answer.json]).toEqual([
      422,
      { error: 'The card was refused', code: 'card_refused' },
    ]);
    expect(await list(token)).toEqual([]);
  });

  test('cards of another account, another restaurant and of no account do not exist, for every caller', async () => {
    const [mine, other] = [await register(), await register()];
    const id = String((await createCard(api(), {}, mine)).json['creditCardUUID']);
    for (const [token, card] of [
      [other, id],
      [undefined, id],
      [mine, randomUUID()],
      [mine, 'no-uuid'],
      [mine, `${id}'--`],
    ] as const) {
      const answers = [
        await verify(api(), encodeURIComponent(card), randomUUID(), token),
        await verify(api(), encodeURIComponent(card), randomUUID(), token, '123'),
        await api().call(
          'DELETE',
          `${CARDS}/${encodeURIComponent(card)}`,
          token === undefined ? {} : { token },
        ),
      ];
      expect(answers.map(({ status, json }) => [status, json['code']])).toEqual(
        Array(3).fill([404, 'card_not_found']),
      );
    }
    const elsewhere = CARDS.replace(/\d+/, String(DINER));
    expect((await api().call('GET', elsewhere, { token: mine })).status).toBe(403);
    expect((await createCard(api(), {}, mine, CARDS.replace(/\d+/, '999999'))).status).toBe(404);
    expect(await list(mine)).toHaveLength(1);
  });

  test('an expired session gets a distinct response, so that the page renews it', async () => {
    const token = await logIn(api(), 'ana@teste.example');
    api().clock.pass(16 * 60_000);
    expect([
      (await createCard(api(), {}, token)).status,
      (await api().call('GET', CARDS, { token })).status,
    ]).toEqual([401, 401]);
  });

  test.each([
    [
      '[CARDS-01] [CONFLICTS-16] AMEX, which the record does not list',
      { creditCardNumber: '378282246310005' },
      'creditCard.creditCardNumber',
    ],
    [
      '[CARDS-01] a wrong digit',
      { creditCardNumber: '4111111111111112' },
      'creditCard.creditCardNumber',
    ],
    ['[CARDS-02] no name', { creditCardHolderName: '1' }, 'creditCard.creditCardHolderName'],
    ['[OPEN-077] last month', { creditCardExpiryMonth: '02' }, 'creditCard.creditCardExpiryMonth'],
    [
      '[CARDS-03] a year of two digits',
      { creditCardExpiryYear: '30' },
      'creditCard.creditCardExpiryMonth',
    ],
    ['[CARDS-04] a CVV of 2', { creditCardCcv: '12' }, 'creditCard.creditCardCcv'],
    [
      '[CARDS-05] the number as nickname',
      { creditCardNickname: '4111 1111 1111 1111' },
      'creditCard.creditCardNickname',
    ],
  ])('%s is refused with its field', async (_case, card, path) => {
    const answer = await createCard(api(), { card });
    expect([answer.status, answer.json]).toEqual([
      422,
      { error: 'The card is not valid', code: 'card_invalid', path },
    ]);
  });

  describe('[OPEN-099] of a restaurant in the United States', () => {
    const AMERICAN = CARDS.replace(/\d+/, String(DINER));
    const holder = { phone: '7185550142', cpfCnpj: '', postalCode: '11211' };
    const create = (draft: Parameters<typeof createCard>[1]) =>
      createCard(api(), draft, undefined, AMERICAN);

    test('[CARDS-06] [CARDS-09] needs no document, and has the ZIP code of its holder', async () => {
      expect((await create({ holder })).status).toBe(200);
      expect((await create({ holder: { ...holder, cpfCnpj: 'unread' } })).status).toBe(200);
      expect((await create({ holder: { ...holder, postalCode: '1121' } })).json['path']).toBe(
        'creditCardHolder.postalCode',
      );
    });

    test.each(['1185550142'])('[CARDS-07] is refused with the phone %s', async (phone) => {
      const answer = await create({ holder: { ...holder, phone } });
      expect([answer.status, answer.json['path']]).toEqual([422, 'creditCardHolder.phone']);
    });

    test('[CARDS-07] is refused with a code of its own where no country has the phone', async () => {
      const answer = await create({ holder: { ...holder, phone: '1185550142' } });
      expect(answer.json['code']).toBe('holder_phone_invalid');
    });
  });

  test.each([
    ['[CARDS-06]', { cpfCnpj: '11111111111' }, 'cpfCnpj'],
    ['[CARDS-07]', { phone: '123456789' }, 'phone'],
    ['[CARDS-08]', { email: 'ana@' }, 'email'],
    ['[CARDS-09]', { postalCode: '1301500' }, 'postalCode'],
    ['[CARDS-10]', { addressNumber: '' }, 'addressNumber'],
  ])('%s %j is refused with its field', async (_row, holder, field) => {
    const answer = await createCard(api(), { holder });
    expect([answer.status, answer.json['path']]).toEqual([422, `creditCardHolder.${field}`]);
  });

  test.each([
    ['no body', undefined, 400],
    ['a number as number', { creditCard: { creditCardNumber: 4111111111111111 } }, 400],
    ['not JSON', '{"creditCard":{"creditCardNumber":"4111111111111111"', 400],
    ['17 KB', { x: 'x'.repeat(17_000) }, 413],
  ])('%s is refused without a word of what was sent', async (_case, body, status) => {
    const answer = await api().call(
      'POST',
      CARDS,
      body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } },
    );
    expect([answer.status, answer.text.includes('4111')]).toEqual([status, false]);
  });

  test.each([
    ['', 400],
    [123, 400],
  ])(
    '[CARDS-17] the CVV %p is refused before any bank is called',
    async (creditCardCVV, status) => {
      expect(
        (
          await api().call('POST', `${CARDS}/${randomUUID()}/cvv`, {
            body: { fingerprint: randomUUID(), creditCardCVV },
          })
        ).status,
      ).toBe(status);
    },
  );

  test('a declined charge marks the card, and no device uses it any more', async () => {
    const [token, device] = [await register(), randomUUID()];
    const id = String(
      (
        await createCard(
          api(),
          { card: { creditCardNumber: DECLINED }, fingerprint: device },
          token,
        )
      ).json['creditCardUUID'],
    );
    const [{ reference }] = (await api().db.query<{ reference: string }>(
      'select reference from cards where id = $1',
      [id],
    )) as [{ reference: string }];
    await createCardTokens(api().clock.now).refused(api().db, reference);
    expect((await list(token)).map(({ creditCardIsValid }) => creditCardIsValid)).toEqual([false]);
    const answers = [
      await verify(api(), id, device, token),
      await verify(api(), id, device, token, '123'),
    ];
    expect(answers.map(({ status, json }) => [status, json['error']])).toEqual(
      Array(2).fill([409, 'This card was refused. Choose another card.']),
    );
  });
});
