import { ok } from '@storefront/shared-domain/rules';
import { randomUUID } from 'node:crypto';
import { issueCardToken } from '../../cards/card-tokens';
import { forgetAttempts } from '../../platform/attempts/attempts.repository';
import { putPartnerAccount } from '../../payments/partner/partner-sales.repository';
import { cpfCipher } from '../../accounts/stored-cpf';
import { forgetBefore } from '../../telemetry/telemetry.repository';
import { forgetEventsOnce } from '../../telemetry/events/forget-events';
import { gazetteer } from '../../delivery/geocoding/gazetteer';
import { cookOnce } from '../../../../demo/src';
import { rideOnce } from '../../../../demo/src/kitchen/demo-courier';
import { sealCpfsOnce } from '../../personal-data/cpf-worker';
import { removeGuestDataOnce } from '../../personal-data/guest-data-worker';
import { restaurantCatalog } from '../../restaurants/restaurant-catalog';
import { seedRestaurant } from '../../seeding/seed-restaurant';
import { googleCustomer } from '../../accounts/google-customer';
import { openDevice, renew } from '../accounts';
import type { World } from '../authorisation/world';
import { sendEvent } from '../bank';
import { register } from '../canary-person';
import { COUNTED, countedOrder, openCounted } from '../counted-restaurant';
import { anOrder, placed } from '../orders';
import { anOnlineOrder, PAYING, placedOnline, referenceOf } from '../paying-restaurant';
import { PASSWORD, record, restaurant, TRATTORIA } from '../restaurants';
import { inArm } from '../telemetry';
import type { TestApi } from '../test-api';

const PIXEL_SHOP = 590;
const MAIL = 'rui@teste.example';
const CONSENT = { version: 1, at: '2026-03-10T14:59:00.000Z' };

/** Rows that the visits need and no route creates. */
export async function openForVisits(api: TestApi): Promise<{ counted: string }> {
  await seedRestaurant(
    api.db,
    restaurant(record(PIXEL_SHOP, 'com-pixel', { fb_pixel_id: '123456789012' })),
    { isDemo: false, position: 40 },
  );
  await putPartnerAccount(api.db, { cpf: '52998224725', phone: '5519999990000' });
  return { counted: await openCounted(api) };
}

async function forgotPassword({ db, call }: TestApi): Promise<void> {
  await call('POST', `/restaurant/${TRATTORIA}/public/client/auth/forgot-password`, {
    body: { email: MAIL },
  });
  const [mail] = await db.query<{ link: string }>('select link from mails where recipient = $1', [
    MAIL,
  ]);
  const token = mail?.link.split('token=')[1];
  const { status, text } = await call('POST', '/restaurant/public/client/auth/reset-password', {
    body: { token, password: PASSWORD, passwordConfirm: PASSWORD },
  });
  if (status !== 200) throw new Error(text);
}

type Counted = Parameters<typeof countedOrder>[0];
/** An order with every counted resource, canceled or advanced to completion. */
const counting =
  (token: string, requested: Counted, end: 'cancel' | 'advance') =>
  async (api: TestApi): Promise<void> => {
    const { uuid } = await placed(api, countedOrder({ items: ['soda'], ...requested }), {
      restaurant: COUNTED,
      token,
    });
    for (let stage = 0; stage < (end === 'cancel' ? 1 : 6); stage += 1)
      await api.call('POST', `/demo/orders/${String(uuid)}/${end}`);
  };

async function partnerSale(api: TestApi): Promise<void> {
  const path = `/restaurant/${PAYING}/convenix/sale`;
  const {
    json: { saleID },
  } = await api.call('POST', path, {
    body: { clientCPF: '529.982.247-25', sale: { value: 42.5, discount: 0 } },
  });
  const [message] = await api.db.query<{ payload: { code: string } }>(
    "select payload from outbox where kind = 'partner-code' order by id desc limit 1",
  );
  const saleConfirmationCode = message?.payload.code;
  await api.call('POST', `${path}/approve`, { body: { saleID, saleConfirmationCode } });
  const { uuid } = await placedOnline(
    api,
    anOnlineOrder('convenix', { details: { saleID, saleConfirmationCode } }),
  );
  await api.call('POST', `/demo/orders/${String(uuid)}/cancel`);
}

async function cardPayment(api: TestApi, kind: 'approved' | 'declined'): Promise<void> {
  const device = randomUUID();
  const creditCardToken = await issueCardToken(
    api.db,
    `sandbox-card-${kind}-${randomUUID()}`,
    { restaurantId: PAYING, customerId: null, fingerprint: device },
    api.clock.now(),
  );
  await api.call('POST', `/restaurant/${PAYING}/order`, {
    body: anOnlineOrder('multipedidos@asaas', {
      fingerprint: device,
      details: { creditCardToken },
    }),
  });
}

async function paidByWebhook(api: TestApi): Promise<void> {
  const { uuid } = await placedOnline(api, anOnlineOrder('mercadopago'));
  const { status, text } = await sendEvent(api, await referenceOf(api, uuid), 'paid');
  if (status !== 200) throw new Error(text);
  await api.call('POST', `/demo/orders/${String(uuid)}/cancel`); // its refund is due afterwards
}

async function purchaseEvent(api: TestApi): Promise<void> {
  const { uuid } = await placed(api, anOrder(), { restaurant: PIXEL_SHOP });
  const userData = { name: '', email: '', phone: '', value: 1, consent: CONSENT, order: uuid };
  await api.call('POST', `/restaurant/${PIXEL_SHOP}/facebook-pixel/purchase-event`, {
    body: { eventID: randomUUID(), userData },
  });
}

async function ownOrders(
  { api, tokens, clientId }: World,
  page: number,
  sort: object,
): Promise<void> {
  const path = `/restaurant/${TRATTORIA}/public/client/${clientId}/orders/paginate/${page}/20`;
  const { status, text } = await api.call('POST', path, { body: sort, token: tokens.A ?? '' });
  if (status !== 200) throw new Error(text);
}

/**
 * Calls outside of the authorisation table, which sends each call alone: calls that succeed only
 * after others, and the server's background jobs.
 */
export const visits = (
  world: World,
  { counted }: { counted: string },
): Readonly<Record<string, (api: TestApi) => Promise<unknown>>> => ({
  'log in, refresh, log out': async (api) =>
    renew(api, (await renew(api, await openDevice(api, MAIL))).device),
  'a forgotten password': forgotPassword,
  'sign in with Google': ({ db, clock }) =>
    googleCustomer(
      db,
      {
        read: async () =>
          ok({
            sub: 'google-of-ana',
            email: MAIL,
            name: 'Ana',
            endsAt: new Date(clock.now().getTime() + 600_000),
          }),
      },
      { restaurantId: TRATTORIA, token: 'token', now: clock.now() },
    ),
  'own orders, the third page': () => ownOrders(world, 3, {}),
  'own orders, the oldest first': () =>
    ownOrders(world, 1, { sort: { field: 'created_at', order: 'asc' } }),
  'an order with a coupon, canceled': counting(counted, { coupon: 'once' }, 'cancel'),
  'an order with cashback and a prize, canceled': counting(
    counted,
    { cashback: 10, prize: true, items: ['agua'] },
    'cancel',
  ),
  'an order with cashback and a prize, over': counting(
    counted,
    { cashback: 10, prize: true, items: ['suco'] },
    'advance',
  ),
  'an order of an experiment’s visitor': ({ call }) =>
    call('POST', `/restaurant/${TRATTORIA}/order`, {
      body: anOrder(),
      headers: inArm(randomUUID(), 'grown-1', 'b'),
    }),
  'figures of an experiment': ({ call }) =>
    call('GET', '/telemetry/experiments/grown-1', {
      token: 'a-key-that-only-the-tests-of-this-project-know',
    }),
  'a sale of the loyalty partner': partnerSale,
  'a card of the wallet that pays': (api) => cardPayment(api, 'approved'),
  'a card of the wallet that is refused': (api) => cardPayment(api, 'declined'),
  'a payment reported by the bank': paidByWebhook,
  'a purchase for the ads vendor': purchaseEvent,
  'an account that is erased': async (api) => {
    const token = await register(api, 'to.erase@ninho.example');
    const { uuid } = await placed(api, anOrder(), { token });
    await api.db.query("update orders set status = 'OVER' where uuid = $1", [uuid]);
    return api.call('POST', `/restaurant/${TRATTORIA}/public/client/erase`, {
      token,
      body: { password: PASSWORD, loginMode: 'email' },
    });
  },
  'worker: orders of guests': ({ db, clock }) =>
    removeGuestDataOnce({ db, now: clock.now, logger: undefined }),
  'worker: CPFs': ({ db }) => sealCpfsOnce({ db, logger: undefined, cipher: cpfCipher() }),
  'worker: payments': (api) => api.lookAfterPayments(),
  'worker: payments that have expired': (api) => {
    api.clock.pass(30 * 60_000);
    return api.lookAfterPayments();
  },
  'worker: mails': (api) => api.sendMails(),
  'worker: news for devices': (api) => api.notifyDevices(),
  'worker: events for the ads vendor': (api) => api.sendPixelEvents(),
  'worker: cards to delete from the vault': (api) => api.deleteFromVault(),
  'worker: old events': ({ db, clock }) => forgetEventsOnce({ db, now: clock.now }),
  'worker: ended attempts': ({ db }) => forgetAttempts(db, Date.now()),
  'worker: old telemetry': ({ db, clock }) =>
    forgetBefore(db, new Date(clock.now().getTime() - 90 * 86_400_000), clock.now()),
  'worker: kitchen of the demo': ({ db, clock }) =>
    cookOnce({ db, paceMs: 365 * 86_400_000, now: clock.now }),
  'worker: couriers of the demo': ({ db, clock }) =>
    rideOnce({
      db,
      geocoder: gazetteer(db),
      catalog: restaurantCatalog(db),
      paceMs: 1000,
      now: clock.now,
    }),
});
