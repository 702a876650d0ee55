import { aLine, anOrder } from '../orders';
import { TABLES } from '../restaurants';
import { anybody, everybody, owned, anyoneWithUuid } from './cells';
import type { Row } from './row';
import type { World } from './world';

const isUnreviewed =
  (id: 'orderID') =>
  async (
    { api }: World,
    { path }: { path?: Readonly<Record<string, string | number>> },
  ): Promise<boolean> =>
    (
      await api.db.query(
        "select 1 from orders where (uuid::text = $1 or id::text = $1) and note->>'ratingAvg' is null",
        [String(path?.[id])],
      )
    ).length === 1;
const atTable = (world: World) => ({
  ...anOrder({
    details: { deliveryType: 'table', table: '', paymentType: '', grandTotal: 30, total: 30 },
    user: { name: '', phone: '', email: '', cpf: '', birthday: '' },
    orders: [aLine('talharim')],
  }),
  tableToken: world.tableCode,
});
/** Rows of a restaurant with tables: A and B are customers of another one. */
const AT_TABLES = anybody(200, { A: 403, B: 403 });
const PUSH_KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const notHere = { elsewhere: 404 };

/**
 * Calls of orders: an order's uuid is enough to follow it, and only its own account can read its
 * customer.
 */
export const ORDER_ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  placeOrder: { cells: anybody(), request: () => ({ body: anOrder() }), disclosesA: true },
  placeTableOrder: {
    cells: AT_TABLES,
    request: (world, column) => ({
      ...(column === 'elsewhere' ? {} : { path: { restaurantId: TABLES } }),
      body: atTable(world),
    }),
  },
  getOrder: {
    cells: anyoneWithUuid(),
    request: (world, column) => ({ path: { token: world.uuidFor(column) } }),
    disclosesA: true,
  },
  getOrders: {
    cells: anybody(),
    request: (world, column) => ({
      path: { page: 1, size: 10 },
      body: { ordersUUIDs: [world.uuidFor(column)] },
    }),
    disclosesA: true,
  },
  getCachedOrder: {
    cells: everybody(),
    request: (world, column) => ({ path: { uuid: world.uuidFor(column) } }),
  },
  getCachedTracking: {
    cells: everybody(),
    request: (world, column) => ({ path: { uuid: world.uuidFor(column) } }),
  },
  getOrderFile: {
    cells: everybody(),
    request: (world, column) => ({ path: { uuid: world.uuidFor(column) } }),
  },
  getTrackingFile: {
    cells: everybody(),
    request: (world, column) => ({ path: { uuid: world.uuidFor(column) } }),
  },
  trackOrder: [
    {
      cells: anyoneWithUuid(),
      request: (world) => ({
        body: { orderID: String(world.order.id), clientID: world.clientId, restaurantID: '501' },
      }),
      disclosesA: true,
    },
    {
      cells: anyoneWithUuid(404),
      request: (world) => ({
        body: { orderID: String(world.order.id), clientID: world.order.uuid, restaurantID: '501' },
      }),
    },
    {
      cells: anyoneWithUuid(404),
      request: (world) => ({
        body: { orderID: String(world.order.id), clientID: world.clientId, restaurantID: '502' },
      }),
    },
  ],
  reviewOrder: [
    {
      cells: owned({ other: 404 }),
      request: async (world) => ({
        path: { orderID: (await world.freshOver()).id },
        body: { ratingAvg: 5 },
      }),
      disclosesA: true,
      isLeft: isUnreviewed('orderID'),
    },
    {
      cells: anyoneWithUuid(200, { B: 404, other: 404 }),
      request: async (world) => ({
        path: { orderID: (await world.freshOver()).uuid },
        body: { ratingAvg: 5 },
      }),
      disclosesA: true,
    },
  ],
  getTableOrderByUuid: {
    cells: everybody(),
    request: (world) => ({ path: { uuid: world.tableUuid } }),
  },
  getTableOrder: {
    cells: everybody(200, notHere),
    request: (_world, column) => ({
      path: { ...(column === 'elsewhere' ? {} : { restaurantId: TABLES }), table: '7' },
    }),
  },
  getTableLink: {
    cells: everybody(200, notHere),
    request: (world, column) => ({
      ...(column === 'elsewhere' ? {} : { path: { restaurantId: TABLES } }),
      query: { t: world.tableCode },
    }),
  },
  getPayment: {
    cells: anyoneWithUuid(),
    request: async (world) => ({ path: { uuid: await world.freshPaying() } }),
  },
  retryPayment: {
    cells: anyoneWithUuid(409),
    request: async (world) => ({ path: { uuid: await world.freshPaying() } }),
  },
  cancelPayment: {
    cells: anyoneWithUuid(409),
    request: async (world) => ({ path: { uuid: await world.freshPaying() } }),
  },
  getJourney: {
    cells: anyoneWithUuid(),
    request: (world) => ({ query: { orderUUID: world.ridingUuid } }),
  },
  getCourierPosition: {
    cells: everybody(404),
    request: (world) => ({ query: { 'order-uuid': world.order.uuid, 'restaurant-id': '501' } }),
  },
  realtime: [
    {
      cells: owned({ other: 404 }),
      request: (world) => ({ path: { channel: `order.${world.order.id}` } }),
    },
    {
      cells: anyoneWithUuid(),
      request: (world, column) => ({ path: { channel: `order.${world.uuidFor(column)}` } }),
    },
  ],
  getPushKey: { cells: everybody() },
  subscribePush: {
    cells: anyoneWithUuid(409, { A: 200, elsewhere: 200 }),
    request: (world, column) => ({
      path: { uuid: world.uuidFor(column) },
      body: { endpoint: `https://fcm.googleapis.com/${column}`, keys: PUSH_KEYS, language: 'en' },
    }),
  },
  unsubscribePush: {
    cells: everybody(),
    request: (world, column) => ({
      path: { uuid: world.uuidFor(column) },
      body: { endpoint: `https://fcm.googleapis.com/${column}` },
    }),
  },
  checkCoupon: { cells: anybody(404), request: () => ({ body: { code: 'NOCOUPON', phone: '' } }) },
};
