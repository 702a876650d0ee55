import { randomUUID } from 'node:crypto';
import { openDevice } from '../accounts';
import { createCard } from '../cards';
import { openRiding, placedToRide } from '../courier-restaurant';
import { aDelivery, aLine, anOrder, placed } from '../orders';
import { anOnlineOrder, openPaying, placedOnline, referenceOf } from '../paying-restaurant';
import { DINER, PASSWORD, TABLES, TRATTORIA } from '../restaurants';
import { OPERATOR_KEY, tableTokens, type ApiResponse, type TestApi } from '../test-api';
import type { Column } from './cells';

/**
 * Data that only A may read, in the format of responses, and long enough that no random number
 * matches it.
 */
export const CANARIES = [
  '19955540123',
  '95554-0123',
  'canario.ana@',
  '11144477735',
  '111.444.777',
  'Travessa do Segredo',
  'Segredo',
  '98761-XYZ',
  'fundos do canario',
  '7731.57',
];
/** Data of a guest's order, which no requester may read in full. */
export const GUEST_CANARIES = [
  '19944430987',
  '94443-0987',
  'canario.bia@',
  '52998224725',
  '529.982.247',
  'Viela Escondida',
  'Escondida',
  '65439-XYZ',
  'laje do canario',
];

const MAIL = 'canario.ana@ninho.example';
const FINGERPRINT = randomUUID();

/** All requesters and A's data; `fresh` data may be used up. */
export type World = {
  api: TestApi;
  tokens: Readonly<Record<Column, string | undefined>>;
  clientId: string;
  order: { uuid: string; id: number };
  /** The uuid of an order for a column: A's, unless the column has its own. */
  uuidFor(column: Column): string;
  tableCode: string;
  tableUuid: string;
  fingerprint: string;
  freshOver(): Promise<{ uuid: string; id: number }>;
  freshCard(): Promise<string>;
  freshPaying(): Promise<string>;
  bankReference(): Promise<string>;
  ridingUuid: string;
  recoveryUuid: string;
  phoneItem: string;
  freshSession(): Promise<string>;
  /** The token of a new account. */
  freshAccount(): Promise<string>;
};

const good = (answer: ApiResponse): ApiResponse => {
  if (answer.status !== 200) throw new Error(`the world could not be made: ${answer.text}`);
  return answer;
};

const register = async (api: TestApi, restaurant: number, email: string): Promise<string> => {
  const body = { email, name: 'Ana Prado', password: PASSWORD, passwordConfirm: PASSWORD };
  return String(
    good(await api.call('POST', `/restaurant/${restaurant}/public/client`, { body })).json['token'],
  );
};

const placedBy = async (
  api: TestApi,
  body: object,
  token?: string,
): Promise<{ uuid: string; id: number }> => {
  const { uuid, id } = await placed(api, body, token === undefined ? {} : { token });
  return { uuid: String(uuid), id: Number(id) };
};

/** A's delivery, with all of A's personal data. */
const deliveryOfA = () =>
  aDelivery({
    user: {
      name: 'Ana Prado',
      phone: '(19) 95554-0123',
      cpf: '111.444.777-35',
      address: 'Travessa do Segredo',
      number: '98761-XYZ',
      complemento: 'fundos do canario',
    },
  });
const deliveryOfGuest = () =>
  aDelivery({
    user: {
      name: 'Bia Souza',
      phone: '(19) 94443-0987',
      email: 'canario.bia@ninho.example',
      cpf: '529.982.247-25',
      address: 'Viela Escondida',
      number: '65439-XYZ',
      complemento: 'laje do canario',
    },
  });

async function openTable(api: TestApi): Promise<string> {
  const details = { deliveryType: 'table', table: '', paymentType: '', grandTotal: 30, total: 30 };
  const unknown = { name: '', phone: '', email: '', cpf: '', birthday: '' };
  const body = {
    ...anOrder({ details, user: unknown, orders: [aLine('talharim')] }),
    tableToken: tableTokens.mint({ restaurantId: TABLES, table: '7' }),
  };
  return String(
    good(await api.call('POST', `/restaurant/${TABLES}/order/table`, { body })).json['order']?.[
      'uuid'
    ],
  );
}

/** Creates all of it by a customer's calls. */
export async function openWorld(api: TestApi): Promise<World> {
  await openPaying(api);
  await openRiding(api);
  const ended = await register(api, TRATTORIA, MAIL);
  api.clock.pass(16 * 60_000);
  const [{ token: A }, { token: B }, other] = [
    await openDevice(api, MAIL),
    await openDevice(api, 'rui@teste.example'),
    await register(api, DINER, 'other@ninho.example'),
  ];
  const clientId = String(
    good(await api.call('GET', `/restaurant/${TRATTORIA}/public/client/auth`, { token: A })).json[
      'id'
    ],
  );
  await api.db.query(
    "update customers set phone = '19955540123', cpf = '11144477735' where id = $1",
    [clientId],
  );
  await api.db.query(
    'insert into cashback_credits (customer_id, amount, remaining, expires_on) values ($1, 773157, 773157, null)',
    [clientId],
  );
  const [order, guest, tableUuid] = [
    await placedBy(api, deliveryOfA(), A),
    await placedBy(api, deliveryOfGuest()),
    await openTable(api),
  ];
  const operated = async (path: string, body: object): Promise<string> => {
    const { json } = good(await api.call('POST', path, { body, token: OPERATOR_KEY }));
    return String(json['uuid'] ?? json['id']);
  };
  const freshPaying = async (): Promise<string> =>
    String((await placedOnline(api, anOnlineOrder('mercadopago')))['uuid']);
  return {
    api,
    clientId,
    order,
    tableUuid,
    fingerprint: FINGERPRINT,
    freshPaying,
    tokens: {
      anonymous: undefined,
      guest: undefined,
      A,
      B,
      other,
      expired: ended,
      table: undefined,
      elsewhere: A,
    },
    uuidFor: (column) =>
      column === 'guest' ? guest.uuid : column === 'table' ? tableUuid : order.uuid,
    tableCode: tableTokens.mint({ restaurantId: TABLES, table: '7' }),
    freshOver: async () => {
      const over = await placedBy(api, deliveryOfA(), A);
      await api.db.query("update orders set status = 'OVER' where id = $1", [over.id]);
      return over;
    },
    freshCard: async () => {
      // the number of cards in a wallet is limited
      await api.db.query('delete from cards where customer_id = $1', [clientId]);
      return String(
        good(await createCard(api, { fingerprint: FINGERPRINT }, A)).json['creditCardUUID'],
      );
    },
    bankReference: async () => referenceOf(api, await freshPaying()),
    ridingUuid: String((await placedToRide(api))['uuid']),
    recoveryUuid: await operated(`/restaurant/${TRATTORIA}/cart-recoveries`, {}),
    phoneItem: await operated('/items', { phone: '19966650000' }),
    freshSession: async () => (await openDevice(api, MAIL)).token,
    freshAccount: () => register(api, TRATTORIA, freshMail()),
  };
}

/** An unused mail address. */
export const freshMail = (): string => `${randomUUID()}@ninho.example`;
