import { PAYING } from '../paying-restaurant';
import { TABLES } from '../restaurants';
import { aBatch } from '../telemetry';
import { everybody, operator } from './cells';
import type { Row } from './row';

const AT = '2026-03-10T15:00:00.000Z';
const reported = {
  eventID: 'event-0001',
  userData: { name: '', email: '', phone: '', value: 1, consent: { version: 1, at: AT } },
};
const query = { query: 'Rua' };

/** Calls that are public, or only for the operator. */
export const OPEN_ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  getRestaurant: { cells: everybody(), request: () => ({ path: { restaurantUrl: 'trattoria' } }) },
  getRestaurantFile: {
    cells: everybody(),
    request: () => ({ path: { restaurantUrl: 'trattoria' } }),
  },
  listDemoRestaurants: { cells: everybody() },
  health: { cells: everybody() },
  readiness: { cells: everybody() },
  getScheduleTemplate: { cells: everybody(404), request: () => ({ path: { templateId: 'none' } }) },
  getRegions: { cells: everybody(), request: () => ({ body: { restaurantID: 501 } }) },
  getZones: { cells: everybody(), request: () => ({ body: { restaurantID: 501 } }) },
  getDeliveryFee: {
    cells: everybody(),
    request: () => ({
      body: { restaurantID: 501, street: 'a', number: '1', zone: 'Centro', city: 'Campinas' },
    }),
  },
  getFeeDiscount: {
    cells: everybody(),
    request: () => ({ body: { restaurantID: 501, value: 10 } }),
  },
  getGeospatialFee: {
    cells: everybody(),
    request: () => ({
      path: { latitude: -22.9, longitude: -47 },
      query: { deliveryFeeID: 'z-centro' },
    }),
  },
  saveCoordinates: {
    cells: everybody(),
    request: () => ({ body: { street: 'Rua', coordinates: { latitude: -22.9, longitude: -47 } } }),
  },
  searchPhoton: { cells: everybody(), request: () => ({ body: query }) },
  geocodeHereMaps: {
    cells: everybody(404),
    request: () => ({ body: { query: 'nowhere at all' } }),
  },
  searchGeospatial: { cells: everybody(), request: () => ({ query }) },
  geocodeGeospatial: {
    cells: everybody(404),
    request: () => ({ query: { query: 'nowhere at all' } }),
  },
  reverseGeocode: { cells: everybody(404), request: () => ({ query: { lat: '10', lon: '10' } }) },
  getPostalCode: { cells: everybody(), request: () => ({ path: { cep: '13025060' } }) },
  getPhoneItem: { cells: everybody(), request: (world) => ({ path: { itemId: world.phoneItem } }) },
  getCartRecovery: {
    cells: everybody(),
    request: (world) => ({ query: { uuid: world.recoveryUuid } }),
  },
  updateCartRecovery: {
    cells: everybody(),
    request: (world) => ({
      query: { uuid: world.recoveryUuid, 'is-cart-recovering': '1' },
      body: {},
    }),
  },
  deleteCartRecovery: {
    cells: everybody(),
    request: () => ({ query: { uuid: '00000000-0000-4000-8000-000000000000' }, body: {} }),
  },
  startPartnerSale: {
    cells: everybody(200, { elsewhere: 422 }),
    request: (_world, column) => ({
      ...(column === 'elsewhere' ? {} : { path: { restaurantId: PAYING } }),
      body: { clientCPF: '111.444.777-35', sale: { value: 10, discount: 0 } },
    }),
  },
  approvePartnerSale: {
    cells: everybody(422),
    request: (world) => ({ body: { saleID: world.order.uuid, saleConfirmationCode: '123456' } }),
  },
  tellCheckout: { cells: everybody(), request: () => ({ body: reported }) },
  tellPurchase: {
    cells: everybody(200, { elsewhere: 404 }),
    request: (world) => ({
      body: { ...reported, userData: { ...reported.userData, order: world.order.uuid } },
    }),
  },
  keenTracking: {
    cells: everybody(),
    request: () => ({
      body: {
        user: '',
        device: 'd',
        restaurant_id: 501,
        restaurant_url: 'trattoria',
        timestamp: AT,
        events: [{ name: 'page_view', timestamp: AT, data: {} }],
      },
    }),
  },
  putMetricData: {
    cells: everybody(),
    request: () => ({
      body: {
        metricData: [{ MetricName: 'x', Dimensions: [], Unit: 'Count', Value: 1 }],
        namespace: 'x',
      },
    }),
  },
  sendTelemetry: { cells: everybody(204), request: () => ({ body: aBatch('any', 'b') }) },
  stampVisit: { cells: everybody(), request: () => ({ body: aBatch('any', 'b') }) },
  getExperimentFigures: { ...operator('figures'), request: () => ({ path: { name: 'any' } }) },
  getGuardFigures: operator('figures'),
  createCartRecovery: { ...operator('carts'), request: () => ({ body: {} }) },
  createPhoneItem: { ...operator('phones'), request: () => ({ body: { phone: '19966650000' } }) },
  getKitchen: { cells: everybody() },
  sendKitchenHeartbeat: operator('heartbeat'),
  getRecordProblems: operator('figures'),
  sendCourierPosition: {
    ...operator('courier'),
    request: (world) => ({
      path: { orderUUID: world.ridingUuid },
      body: { latitude: 1, longitude: 1 },
    }),
  },
  replaceTableCodes: { ...operator('tables'), request: () => ({ body: { tables: [] } }) },
  listTables: [
    {
      ...operator('tables', { elsewhere: 200 }),
      request: (_world, column) =>
        column === 'elsewhere' ? {} : { path: { restaurantId: TABLES } },
    }, // the tables of a demo restaurant are public
    { cells: everybody() },
  ],
  advanceDemoOrder: {
    cells: everybody(),
    request: async (world) => ({ path: { uuid: await world.freshPaying() } }),
  },
  cancelDemoOrder: {
    cells: everybody(),
    request: async (world) => ({ path: { uuid: await world.freshPaying() } }),
  },
};
