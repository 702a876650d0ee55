import {
  ADDRESS_TEXT_NAMES,
  ADDRESS_TEXTS,
  orderNameOf,
  type OrderAddressText,
} from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import type { Queryable } from '../platform/db/database';
import { leaveMessage } from '../notifications/outbox.repository';
import { saveAddressPoint } from '../delivery/address-points.repository';
import { putPartnerAccount } from '../payments/partner/partner-sales.repository';
import { sealCpf } from '../accounts/stored-cpf';
import { personHashes } from '../telemetry/events/pixel-payload';
import { createCard } from './cards';
import { aDelivery, lasanha, placed, type WireOrder } from './orders';
import { PASSWORD, TRATTORIA } from './restaurants';
import { OPERATOR_KEY, type TestApi } from './test-api';

/** Address of the person, under the names of an order. */
const ADDRESS: Readonly<Record<OrderAddressText, string>> = {
  address: 'Travessa do Segredo',
  number: '98761-XYZ',
  complemento: 'fundos do canario',
  address_ref: 'perto do viveiro',
  CEP: '13099-987',
  zone: 'Centro',
  city: 'Campinas',
  region: '',
};

/** A person with distinctive values, which are recognized wherever they are stored. */
export const CANARY = {
  name: 'Zuleica Canarinho',
  email: 'zuleica.canarinho@ninho.example',
  phone: '19955540123',
  cpf: '11144477735',
  ...ADDRESS,
  birthday: '1987-03-09',
  car_plate: 'ZUL3C4',
  note: 'sem cebola para Zuleica',
  review: 'a Zuleica adorou',
  device: '5eadbeef-5a5a-4b6b-8c7c-9d8e7f6a5b4c',
} as const;

const { name, email, phone, cpf, birthday, car_plate, note, review, device } = CANARY;

const personalAddress = ADDRESS_TEXT_NAMES.filter(
  (field) => ADDRESS_TEXTS[field].mask !== 'none',
).map((field) => ADDRESS[orderNameOf(field)]);

/**
 * Every spelling under which a value of the person may be stored; hashes are those of the ads
 * vendor.
 */
export const canariesOf = (clientId: string): string[] =>
  [
    name,
    email,
    phone,
    cpf,
    ...personalAddress,
    birthday,
    car_plate,
    note,
    review,
    device,
    '22.912345',
    '47.061234',
    clientId,
    ...personHashes({ email, phone }, 'BR'),
  ].map((text) => text.toLowerCase());

/** A delivery to the person, with all personal fields of an order. */
export const aCanaryOrder = (
  details: Record<string, unknown> = {},
  fingerprint: string = device,
): WireOrder =>
  aDelivery({
    fingerprint,
    orders: [lasanha({ notes: note })],
    details: { coordinates: { latitude: -22.912345, longitude: -47.061234 }, ...details },
    user: {
      name,
      email,
      phone,
      cpf,
      ...ADDRESS,
      car_plate,
      birthday: '1987-03-09',
      coordinates: { latitude: -22.912345, longitude: -47.061234 },
    },
  });

export const register = async (
  api: TestApi,
  mail: string,
  restaurant = TRATTORIA,
): Promise<string> => {
  const { json } = await api.call('POST', `/restaurant/${restaurant}/public/client`, {
    body: { email: mail, name, password: PASSWORD, passwordConfirm: PASSWORD },
  });
  return String(json['token']);
};

/** Rows that other parts of the server store for an order. */
async function leaveTraces(
  db: Queryable,
  { id, uuid }: { id: number; uuid: string },
  at: Date,
): Promise<void> {
  const hashes = personHashes({ email, phone }, 'BR');
  await db.query(
    `insert into push_subscriptions (id, order_id, endpoint, p256dh, auth, language, told_position,
       next_at, created_at)
     values ($1, $2, $3, 'p', 'a', 'en', 0, $4, $4)`,
    [randomUUID(), id, `https://push.example/${device}`, at],
  );
  await db.query(
    `insert into journeys (order_id, courier, destination_latitude, destination_longitude,
       started_at)
     values ($1, $2, -22.912345, -47.061234, $3)`,
    [id, `brings it to ${name}`, at],
  );
  for (const [eventId, order] of [
    ['with-order-1', uuid],
    ['without-order-1', null],
  ] as const) {
    await db.query(
      `insert into pixel_events (restaurant_id, name, event_id, order_uuid, pixel_id, payload,
         created_at, next_at)
       values ($1, 'Purchase', $2, $3, 'p', $4::json, $5, $5)`,
      [
        TRATTORIA,
        eventId,
        order,
        JSON.stringify({ user_data: { em: [hashes[0]], ph: [hashes[1]] } }),
        at,
      ],
    );
  }
  await putPartnerAccount(db, { cpf, phone });
  const sale = randomUUID();
  await db.query(
    `insert into partner_sales (id, restaurant_id, account_id, value, discount, code_hash,
       created_at, code_ends_at, order_uuid)
     select $1, $2, id, 0, 0, '', $3, $3, $4 from partner_accounts where phone = $5`,
    [sale, TRATTORIA, at, uuid, phone],
  );
  await db.query(
    `insert into telemetry_orders (at, visitor, experiment, arm, order_uuid, outcome)
     values ($1, $2, 'e', 'b', $3, 'placed')`,
    [at, randomUUID(), uuid],
  );
  await db.query(
    "insert into coupons (restaurant_id, id, code, code_key, type) values ($1, 'c', 'C', 'C', 'fixDiscount')",
    [TRATTORIA],
  );
  await db.query(
    `insert into coupon_uses (order_uuid, restaurant_id, coupon_id, phone, customer_id, once,
       used_at)
     select $1, $2, 'c', $3, customer_id, false, $4 from orders where uuid = $1`,
    [uuid, TRATTORIA, phone, at],
  );
  await db.query(
    `insert into payments (id, order_id, attempt, provider, method, kind, amount, currency, status,
       reference, pix_code, card_reference, storefront_url, api_url, created_at, changed_at)
     values ($1, $2, 1, 'sandbox', 'pix', 'pix', 4900, 'BRL', 'paid', 'r', $3, $4, '', '', $5, $5)`,
    [randomUUID(), id, `pix of ${name}`, `card of ${name}`, at],
  );
  await saveAddressPoint(
    db,
    {
      restaurantId: TRATTORIA,
      address: {
        street: CANARY.address,
        number: CANARY.number,
        zone: CANARY.zone,
        city: CANARY.city,
      },
      scope: { device },
    },
    { latitude: -22.912345, longitude: -47.061234 },
    at,
  );
  await db.query(
    "insert into unpaid_order_holders (order_id, restaurant_id, holder) values ($1, $2, 'a digest')",
    [id, TRATTORIA],
  );
  await leaveMessage(db, {
    kind: 'partner-code',
    recipient: `55${phone}`,
    payload: { code: '123456' },
    saleId: sale,
  });
}

/**
 * Creates rows of the person in every table with personal data; returns the account and its order,
 * which is over.
 */
export async function openCanary(
  api: TestApi,
): Promise<{ clientId: string; token: string; order: { id: number; uuid: string } }> {
  const { db } = api;
  const token = await register(api, email);
  const clientId = String(
    (await api.call('GET', `/restaurant/${TRATTORIA}/public/client/auth`, { token })).json['id'],
  );
  await db.query(
    'update customers set phone = $2, cpf = $3, birthday = $4, points = 12 where id = $1',
    [clientId, phone, sealCpf(cpf), birthday],
  );
  await db.query(
    "insert into cashback_credits (customer_id, amount, remaining, reason) values ($1, 500, 250, 'given')",
    [clientId],
  );
  const link = String(
    (
      await api.call('POST', `/restaurant/${TRATTORIA}/cart-recoveries`, {
        body: {},
        token: OPERATOR_KEY,
      })
    ).json['uuid'],
  );
  const one = await placed(api, aCanaryOrder({ linkUUID: link }), { token });
  const order = { id: Number(one['id']), uuid: String(one['uuid']) };
  await db.query("update orders set status = 'OVER' where id = $1", [order.id]);
  await api.call('POST', `/order/${order.uuid}/review`, {
    body: { ratingAvg: 4, ratingNote: review },
    token,
  });
  await createCard(api, { fingerprint: device }, token);
  await api.call('POST', `/restaurant/${TRATTORIA}/public/client/auth/forgot-password`, {
    body: { email },
  });
  await api.call('POST', '/items', { body: { phone: '(19) 95554-0123' }, token: OPERATOR_KEY });
  const at = api.clock.now();
  const events = [{ name: 'page_view', timestamp: at.toISOString(), data: { page: 'home' } }];
  await api.call('POST', '/keen-tracking', {
    body: {
      user: clientId,
      device,
      restaurant_id: TRATTORIA,
      restaurant_url: 'trattoria',
      timestamp: at.toISOString(),
      events,
    },
  });
  await leaveTraces(db, order, at);
  return { clientId, token, order };
}

/** The tables that contain one of these texts in any column, case-insensitively, with the texts. */
export async function tablesWith(
  db: Queryable,
  texts: readonly string[],
): Promise<Record<string, string[]>> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name: table } of tables) {
    const rows = await db.query<{ text: string }>(
      `select lower(t::text) as text from "${table}" t`,
    );
    const here = texts.filter((text) => rows.some((row) => row.text.includes(text)));
    if (here.length > 0) found[table] = here;
  }
  return found;
}
