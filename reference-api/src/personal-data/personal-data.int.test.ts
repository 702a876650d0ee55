import { randomUUID } from 'node:crypto';
import { err, ok } from '@storefront/shared-domain/rules';
import { sandboxVault } from '../../../demo/src/bank/sandbox-vault';
import { type CustomerRow, findCustomer } from '../accounts/customers.repository';
import { linkGoogle } from '../accounts/google-customers.repository';
import { noVault } from '../cards/card-vault';
import { openVaultWorker } from '../cards/vault-worker';
import { saveAddressPoint } from '../delivery/address-points.repository';
import { queueMail } from '../notifications/mail/mails.repository';
import { leaveMessage } from '../notifications/outbox.repository';
import { scaledLimits } from '../platform/http/limits';
import { DEFAULT_EVENTS } from '../telemetry/events/event-settings';
import { personHashes } from '../telemetry/events/pixel-payload';
import { cookieOf, openDevice, renew } from '../testing/accounts';
import {
  aCanaryOrder,
  canariesOf,
  CANARY,
  openCanary,
  register,
  tablesWith,
} from '../testing/canary-person';
import { CARDS, createCard } from '../testing/cards';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { anOrder, placed } from '../testing/orders';
import { DINER, PASSWORD, TRATTORIA } from '../testing/restaurants';
import { OPERATOR_KEY, type TestApi } from '../testing/test-api';
import { eraseAccount } from './erase-account';

describeOnPostgres(
  'personal data',
  (api) => {
    const OWN = `/restaurant/${TRATTORIA}/public/client`;
    const byPassword = (password: string = PASSWORD) => ({ password, loginMode: 'email' });

    const erase = (api: TestApi, token: string, body: unknown = byPassword()) =>
      api.call('POST', `${OWN}/erase`, { body, token });

    const registered = async (api: TestApi) => {
      const email = `${randomUUID()}@ninho.example`;
      const token = await register(api, email);
      return {
        email,
        token,
        id: String((await api.call('GET', `${OWN}/auth`, { token })).json['id']),
      };
    };

    /**
     * What names the person after an erasure: it belongs to another controller, or to no account;
     * docs/personal-data.md lists it.
     */
    const STAYS = {
      partner_accounts: [CANARY.phone],
      phone_items: [CANARY.phone],
      pixel_events: personHashes({ email: CANARY.email, phone: CANARY.phone }, 'BR'),
    };

    describe('the data of an account', () => {
      test('an export contains all stored data, uncached; an erasure removes every value of the person', async () => {
        const { clientId, token, order } = await openCanary(api());
        const exported = await api().call('GET', `${OWN}/export`, { token });
        expect([
          exported.status,
          exported.headers['cache-control'],
          exported.headers['content-disposition'],
        ]).toEqual([200, 'no-store', 'attachment; filename="account-2026-03-10.json"']);
        expect(exported.json).toMatchObject({
          exportedAt: '2026-03-10T15:00:00.000Z',
          restaurant: { id: TRATTORIA },
          points: 12,
          account: {
            id: clientId,
            name: CANARY.name,
            email: CANARY.email,
            phone: CANARY.phone,
            cpf: CANARY.cpf,
            birthday: CANARY.birthday,
            hasPassword: true,
          },
          orders: [
            {
              uuid: order.uuid,
              details: { grandTotal: 49 },
              user: { address: CANARY.address, cpf: CANARY.cpf },
              orders: [{ notes: CANARY.note }],
            },
          ],
          reviews: [{ orderUUID: order.uuid, ratingAvg: 4, ratingNote: CANARY.review }],
          cashback: [{ type: 'credit', amount: 5, remaining: 2.5 }],
          coupons: [{ code: 'C', phone: CANARY.phone }],
          cards: [{ lastDigits: '1111' }],
          sessions: [{ endedAt: null }],
          mails: [{ recipient: CANARY.email }],
          devices: [{ orderUUID: order.uuid }],
          tracking: [{ name: 'page_view' }],
          consents: [],
        });
        expect(exported.text).not.toMatch(/argon2|passwordHash|endpoint":null/);

        const canaries = canariesOf(clientId);
        const before = await tablesWith(api().db, canaries);
        expect(Object.keys(before)).toEqual(
          expect.arrayContaining([
            'cards',
            'coupon_uses',
            'customers',
            'journeys',
            'mails',
            'orders',
            'outbox',
            'partner_accounts',
            'payments',
            'pixel_events',
            'push_subscriptions',
            'sessions',
            'tracking_events',
          ]),
        );
        expect(canaries.filter((canary) => !Object.values(before).flat().includes(canary))).toEqual(
          [CANARY.cpf],
        ); // it is encrypted

        const erased = await erase(api(), token);
        expect([erased.status, erased.json]).toEqual([200, {}]);
        expect(await tablesWith(api().db, canaries)).toEqual(STAYS);
        for (const table of [
          'address_points',
          'cart_recoveries',
          'partner_sales',
          'card_devices',
          'unpaid_order_holders',
          'cashback_credits where customer_id is not null and amount = 500',
        ]) {
          expect([table, await api().db.query(`select 1 from ${table}`)]).toEqual([table, []]);
        }
        expect((await api().call('GET', `${OWN}/auth`, { token })).status).toBe(401);

        const { json } = await api().call('GET', `/order/uuid/${order.uuid}`);
        expect(json).toMatchObject({
          uuid: order.uuid,
          details: { grandTotal: 49, deliveryFee: 6.5, paymentType: 'money' },
          user: { id: null, name: '', phone: '', email: '', cpf: '', address: '' },
          ratingAvg: 4,
          ratingNote: '',
        });
        expect(
          await api().db.query('select lines from orders where id = $1', [order.id]),
        ).toMatchObject([{ lines: [{ id: 'lasanha', qty: 1, notes: '' }] }]);
        expect(
          (
            await api().call('POST', `/restaurant/${TRATTORIA}/orders/get/1/10`, {
              body: { ordersUUIDs: [order.uuid] },
            })
          ).json,
        ).toHaveLength(1);
      });
    });

    describe('erasing an account', () => {
      test('a wrong password erases nothing, is no 401, and is rate limited like a login', async () => {
        const { token, id } = await registered(api());
        const { status, json } = await erase(api(), token, byPassword('not the password'));
        expect([status, json]).toEqual([
          422,
          { error: 'The password is wrong', code: 'password_wrong', path: 'password' },
        ]);
        expect(await findCustomer(api().db, id)).not.toBeNull();
      });

      test.each([
        {},
        { password: 7, loginMode: 'email' },
        { access_token: 'x', loginMode: 'email' },
        null,
      ])('%j is refused as no proof', async (body) => {
        const { token, id } = await registered(api());
        expect((await erase(api(), token, body)).status).toBe(400);
        expect(await findCustomer(api().db, id)).not.toBeNull();
      });

      test('an order in progress blocks the erasure until it is over; an abandoned one does not', async () => {
        const { token, id } = await registered(api());
        const { uuid } = await placed(api(), aCanaryOrder(), { token });
        const { status, json } = await erase(api(), token);
        expect([status, json]).toEqual([
          409,
          { error: 'An order of the account is under way', code: 'order_under_way' },
        ]);
        const [order] = await api().db.query<{ customer: { address: string } }>(
          'select customer from orders where uuid = $1',
          [uuid],
        );
        expect([(await findCustomer(api().db, id))?.id, order?.customer.address]).toEqual([
          id,
          CANARY.address,
        ]);
        await api().db.query(
          "update orders set created_at = created_at - interval '2 days' where uuid = $1",
          [uuid],
        );
        expect((await erase(api(), token)).status).toBe(200);
      });

      test('a canceled order does not block the erasure', async () => {
        const { token } = await registered(api());
        const { uuid } = await placed(api(), aCanaryOrder({}, 'canceled'), { token });
        await api().call('POST', `/demo/orders/${uuid}/cancel`);
        expect((await erase(api(), token)).status).toBe(200);
      });

      test('an order for another day blocks it for a month; these attempts count as no wrong password', async () => {
        const { token } = await registered(api());
        const { uuid } = await placed(api(), aCanaryOrder({}, 'scheduled'), { token });
        const age = (days: number) =>
          api().db.query(
            `update orders set details = (details::jsonb || '{"schedule": true}')::json,
             created_at = created_at - make_interval(days => $2) where uuid = $1`,
            [uuid, days],
          );
        await age(2);
        for (let times = 0; times < 6; times += 1)
          expect((await erase(api(), token)).json['code']).toBe('order_under_way');
        await age(30);
        expect((await erase(api(), token)).status).toBe(200);
      });

      test('what only contains a typed phone, mail or address stays: another person may own it', async () => {
        const rui = await registered(api());
        const theirs = await placed(
          api(),
          anOrder({ user: { phone: CANARY.phone, email: CANARY.email } }),
          { token: rui.token },
        );
        const { token, id } = await registered(api());
        const mine = await placed(api(), aCanaryOrder({}, 'a device of the attacker'), { token });
        await api().db.query('update customers set phone = $2, email = $3 where id = $1', [
          id,
          CANARY.phone,
          CANARY.email,
        ]);
        await api().db.query("update orders set status = 'OVER' where uuid = $1", [mine['uuid']]);
        const at = api().clock.now();
        const address = {
          street: CANARY.address,
          number: CANARY.number,
          zone: CANARY.zone,
          city: CANARY.city,
        };
        for (const scope of [{ device: 'of rui' }, { deliveredOrder: Number(theirs['id']) }])
          await saveAddressPoint(
            api().db,
            { restaurantId: TRATTORIA, address, scope },
            { latitude: -22.9, longitude: -47 },
            at,
          );
        await leaveMessage(api().db, {
          kind: 'partner-code',
          recipient: `55${CANARY.phone}`,
          payload: {},
          saleId: randomUUID(),
        });
        await api().call('POST', '/items', { body: { phone: CANARY.phone }, token: OPERATOR_KEY });
        await queueMail(api().db, {
          id: randomUUID(),
          restaurantId: TRATTORIA,
          customerId: rui.id,
          recipient: CANARY.email,
          subject: '',
          body: '',
          html: '',
          link: '',
          createdAt: at,
          goodUntil: at,
        });
        const [em = '', ph = ''] = personHashes({ email: CANARY.email, phone: CANARY.phone }, 'BR');
        await api().db.query(
          `insert into pixel_events
             (restaurant_id, name, event_id, order_uuid, pixel_id, payload, created_at, next_at)
           values ($1, 'Purchase', 'of rui', $2, 'p', $3::json, $4, $4)`,
          [TRATTORIA, theirs['uuid'], JSON.stringify({ em, ph }), at],
        );
        const rows = async () =>
          await Promise.all(
            [
              `outbox where recipient = '55${CANARY.phone}'`,
              `phone_items where phone = '${CANARY.phone}'`,
              `mails where customer_id = '${rui.id}'`,
              "pixel_events where event_id = 'of rui'",
              'address_points',
            ].map(async (table) => (await api().db.query(`select 1 from ${table}`)).length),
          );
        const before = await rows();
        expect(before).toEqual([1, expect.any(Number), 1, 1, 2]);
        expect((await erase(api(), token)).status).toBe(200);
        expect(await rows()).toEqual(before);
        await api().db.query('delete from address_points');
      });

      test('mails of another restaurant to the same address are not exported', async () => {
        const { email, token } = await registered(api());
        await register(api(), email, DINER);
        for (const restaurant of [TRATTORIA, DINER])
          await api().call('POST', `/restaurant/${restaurant}/public/client/auth/forgot-password`, {
            body: { email },
          });
        expect(
          await api().db.query('select 1 from mails where recipient = $1', [email]),
        ).toHaveLength(2);
        expect((await api().call('GET', `${OWN}/export`, { token })).json['mails']).toHaveLength(1);
      });

      test('a copied session ends with the account, and the address is free for a new one', async () => {
        const { email, token } = await registered(api());
        const device = await openDevice(api(), email);
        expect((await erase(api(), token)).status).toBe(200);
        expect((await renew(api(), device)).answer.status).toBe(401);
        expect((await erase(api(), token)).status).toBe(401);
        const again = await register(api(), email);
        expect((await api().call('GET', `${OWN}/export`, { token: again })).json).toMatchObject({
          orders: [],
          points: 0,
        });
      });

      test('another customer keeps everything, an order of a guest with the same phone too', async () => {
        const [ana, rui] = [await registered(api()), await registered(api())];
        const [guest, other] = [
          await placed(api(), aCanaryOrder({}, 'one')),
          await placed(api(), aCanaryOrder({}, 'two'), { token: rui.token }),
        ];
        expect((await erase(api(), ana.token)).status).toBe(200);
        const rows = await api().db.query<{ phone: string }>(
          "select customer->>'phone' as phone from orders where uuid = any ($1::uuid[])",
          [[guest['uuid'], other['uuid']]],
        );
        expect(rows).toEqual([{ phone: CANARY.phone }, { phone: CANARY.phone }]);
        expect(
          (await api().call('GET', `${OWN}/export`, { token: rui.token })).json['orders'],
        ).toHaveLength(1);
      });

      test('an account of Google is erased by a fresh token of the same Google account, once', async () => {
        const { id } = await registered(api());
        await linkGoogle(api().db, id, 'sub-of-ana');
        await api().db.query('update customers set password_hash = null where id = $1', [id]);
        const customer = (await findCustomer(api().db, id)) as CustomerRow;
        const now = api().clock.now();
        const eraseBy = (sub: string | null, access_token: string) => {
          const google = {
            read: async () =>
              sub === null
                ? err({ kind: 'google-unavailable' as const })
                : ok({
                    sub,
                    email: 'a@b.example',
                    name: '',
                    endsAt: new Date(now.getTime() + 60_000),
                  }),
          };
          return eraseAccount(
            { db: api().db, google },
            { customer, proof: { access_token, loginMode: 'gmail' }, now },
          );
        };
        expect(await eraseBy('sub-of-rui', 'one.token.sig')).toMatchObject({
          ok: false,
          error: { kind: 'google-account-differs' },
        });
        expect(await eraseBy(null, 'two.token.sig')).toMatchObject({
          ok: false,
          error: { kind: 'google-unavailable' },
        });
        expect(await eraseBy('sub-of-ana', 'three.token.sig')).toEqual({ ok: true, value: null });
        expect(await findCustomer(api().db, id)).toBeNull();
        expect(await eraseBy('sub-of-ana', 'three.token.sig')).toEqual({ ok: true, value: null });
      });

      test('without Google login and without a password there is no accepted proof', async () => {
        const { token, id } = await registered(api());
        await api().db.query('update customers set password_hash = null where id = $1', [id]);
        expect((await erase(api(), token)).json['code']).toBe('password_wrong');
        expect(
          (await erase(api(), token, { access_token: 'x', loginMode: 'gmail' })).json['code'],
        ).toBe('google_not_configured');
      });

      test('[S10] attempts at the password are limited', async () => {
        const { token } = await registered(api());
        const statuses: number[] = [];
        for (let index = 0; index < 6; index += 1)
          statuses.push((await erase(api(), token, byPassword('not the password'))).status);
        expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
      });
    });

    describe('logging out everywhere', () => {
      test('ends every session of the account at once, and none of another account', async () => {
        const { email, token } = await registered(api());
        const [phone, tablet, other] = [
          await openDevice(api(), email),
          await openDevice(api(), email),
          await registered(api()),
        ];
        const answer = await api().call('POST', `${OWN}/auth/log-out-everywhere`, {
          body: {},
          token: phone.token,
          headers: { cookie: phone.cookie },
        });
        expect([answer.status, answer.json, cookieOf(answer).endsWith('=')]).toEqual([
          200,
          {},
          true,
        ]);
        for (const ended of [token, phone.token, tablet.token])
          expect((await api().call('GET', `${OWN}/auth`, { token: ended })).status).toBe(401);
        expect((await renew(api(), tablet)).answer.status).toBe(401);
        expect((await api().call('GET', `${OWN}/auth`, { token: other.token })).status).toBe(200);
      });
    });

    describe('cards that are deleted while the card vault is down', () => {
      const ERASE = `/restaurant/${TRATTORIA}/public/client/erase`;
      const FIRST_PAUSE_MS = 10_000;

      let forget: jest.SpiedFunction<typeof sandboxVault.forget>;
      beforeEach(async () => {
        await api().db.query('delete from vault_deletions');
        forget = jest
          .spyOn(sandboxVault, 'forget')
          .mockRejectedValue(new TypeError('fetch failed'));
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
  },
  {
    events: { ...DEFAULT_EVENTS, keenTracking: true },
    limits: { ...scaledLimits(1000), attempts: 5 },
  },
);
