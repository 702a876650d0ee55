import { ONLINE_METHODS } from '@storefront/shared-domain/rules';
import { anOrder, send, type WireOrder } from './orders';
import { PASSWORD, record, restaurant } from './restaurants';
import { seedAgain } from './seed-test-restaurants';
import type { ApiResponse, Json, TestApi } from './test-api';

export const PAYING = 531;

const ONLINE = [...ONLINE_METHODS, 'carteira'];

/**
 * Accepts every supported online method, an unsupported one, and cash; purchases earn points to be
 * spent on prizes.
 */
const paying = (info: object) =>
  restaurant(
    record(PAYING, 'paga-tudo', {
      name: 'Pão & Açúcar',
      online_payment_integrations: ONLINE,
      ...info,
    }),
    {
      customers: [
        {
          id: 'ana',
          name: 'Ana Prado',
          email: 'ana@paga.example',
          password: PASSWORD,
          phone: '19987654321',
          cpf: '',
          points: 100,
          cashback: { balance: 0, expiresInDays: 0 },
        },
      ],
    },
  );

export const openPaying = (api: Pick<TestApi, 'db'>, info: object = {}) =>
  seedAgain(api.db, paying(info), 20);

/**
 * A pickup order of one lasagne for 42.50, paid by a method, with all data that any method
 * requires.
 */
export const anOnlineOrder = (
  paymentType: string,
  { details = {}, ...more }: Parameters<typeof anOrder>[0] = {},
): WireOrder =>
  anOrder({
    ...more,
    details: { paymentType, ...details },
    user: { email: 'bia@teste.example', cpf: '52998224725', ...more.user },
  });

export const sendOnline = (api: TestApi, order: unknown, token?: string): Promise<ApiResponse> =>
  send(api, order, { restaurant: PAYING, ...(token === undefined ? {} : { token }) });

/** Places an order that must be accepted; returns the order of the response. */
export async function placedOnline(api: TestApi, order: WireOrder, token?: string): Promise<Json> {
  const { status, json, text } = await sendOnline(api, order, token);
  if (status !== 200) throw new Error(`the order was refused: ${text}`);
  return json['order'] as Json;
}

/** Stored state: the order's status and its attempts, oldest first. */
export async function stateOf(
  api: TestApi,
  uuid: unknown,
): Promise<{ order: string | undefined; payments: string[] }> {
  const rows = await api.db.query<{ order: string; payment: string }>(
    `select o.status as order, p.status as payment
     from orders o join payments p on p.order_id = o.id where o.uuid = $1 order by p.attempt`,
    [uuid],
  );
  return { order: rows[0]?.order, payments: rows.map(({ payment }) => payment) };
}

/** The provider's reference of an order's latest payment. */
export async function referenceOf(api: TestApi, uuid: unknown): Promise<string> {
  const [row] = await api.db.query<{ reference: string }>(
    `select p.reference from payments p join orders o on o.id = p.order_id where o.uuid = $1
     order by p.attempt desc limit 1`,
    [uuid],
  );
  return row?.reference ?? '';
}

/** The key in the return URL of an order's payment page. */
export async function returnKeyOf(api: TestApi, uuid: unknown): Promise<string> {
  const [row] = await api.db.query<{ key: string }>(
    'select return_key as key from orders where uuid = $1',
    [uuid],
  );
  return row?.key ?? '';
}

/** Headers of the device that placed an order. */
async function deviceHeaders(api: TestApi, uuid: unknown): Promise<Record<string, string>> {
  const [row] = await api.db.query<{ fingerprint: string }>(
    'select fingerprint from orders where uuid = $1',
    [uuid],
  );
  return { 'x-storefront-device': row?.fingerprint ?? '' };
}

/** Retries or cancels a payment from the device that placed the order. */
export const actOn = async (
  api: TestApi,
  uuid: unknown,
  action: 'retry' | 'cancel',
): Promise<ApiResponse> =>
  api.call('POST', `/order/${String(uuid)}/payment/${action}`, {
    headers: await deviceHeaders(api, uuid),
  });

/** The payment as the device that placed the order reads it. */
export const ownPayment = async (api: TestApi, uuid: unknown): Promise<ApiResponse> =>
  api.call('GET', `/order/${String(uuid)}/payment`, { headers: await deviceHeaders(api, uuid) });
