import { PAYING } from '../paying-restaurant';
import { TABLES } from '../restaurants';
import { aBatch } from '../telemetry';
import { everybody, operator } from './cells';
import type { Row } from './row';

const AT = '2026-03-10T15:00:00.000Z';
const told = {
  eventID: 'event-0001',
  userData: { name: '', email: '', phone: '', value: 1, consent: { version: 1, at: AT } },
};
const query = { query: 'Rua' };

/** Calls that are public, or only for the operator. */
export const OPEN_ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  getRestaurant: { cells: everybody(), ask: () => ({ path: { restaurantUrl: 'trattoria' } }) },
  listDemoRestaurants: { cells: everybody() },
  health: { cells: everybody() },
  readiness: { cells: everybody() },
  getScheduleTemplate: { cells: everybody(404), ask: () => ({ path: { templateId: 'none' } }) },
  getRegions: { cells: everybody(), ask: () => ({ body: { restaurantID: 501 } }) },
  getZones: { cells: everybody(), ask: () => ({ body: { restaurantID: 501 } }) },
  getDeliveryFee: {
    cells: everybody(),
    ask: () => ({
      body: { restaurantID: 501, street: 'a', number: '1', zone: 'Centro', city: 'Campinas' },
    }),
  },
  getFeeDiscount: { cells: everybody(), ask: () => ({ body: { restaurantID: 501, value: 10 } }) },
  getGeospatialFee: {
    cells: everybody(),
    ask: () => ({
      path: { latitude: -22.9, longitude: -47 },
      query: { deliveryFeeID: 'z-centro' },
    }),
  },
  saveCoordinates: {
    cells: everybody(),
    ask: () => ({ body: { street: 'Rua', coordinates: { latitude: -22.9, longitude: -47 } } }),
  },
  searchPhoton: { cells: everybody(), ask: () => ({ body: query }) },
  geocodeHereMaps: { cells: everybody(404), ask: () => ({ body: { query: 'nowhere at all' } }) },
  searchGeospatial: { cells: everybody(), ask: () => ({ query }) },
  geocodeGeospatial: { cells: everybody(404), ask: () => ({ query: { query: 'nowhere at all' } }) },
  reverseGeocode: { cells: everybody(404), ask: () => ({ query: { lat: '10', lon: '10' } }) },
  getPostalCode: { cells: everybody(), ask: () => ({ path: { cep: '13025060' } }) },
  getPhoneItem: { cells: everybody(), ask: (world) => ({ path: { itemId: world.phoneItem } }) },
  getCartRecovery: {
    cells: everybody(),
    ask: (world) => ({ query: { uuid: world.recoveryUuid } }),
  },
  updateCartRecovery: {
    cells: everybody(),
    ask: (world) => ({ query: { uuid: world.recoveryUuid, 'is-cart-recovering': '1' }, body: {} }),
  },
  deleteCartRecovery: {
    cells: everybody(),
    ask: () => ({ query: { uuid: '00000000-0000-4000-8000-000000000000' }, body: {} }),
  },
  startPartnerSale: {
    cells: everybody(200, { elsewhere: 422 }),
    ask: (_world, column) => ({
      ...(column === 'elsewhere' ? {} : { path: { restaurantId: PAYING } }),
      body: { clientCPF: '111.444.777-35', sale: { value: 10, discount: 0 } },
    }),
  },
  approvePartnerSale: {
    cells: everybody(422),
    ask: (world) => ({ body: { saleID: world.order.uuid, saleConfirmationCode: '123456' } }),
  },
  tellCheckout: { cells: everybody(), ask: () => ({ body: told }) },
  tellPurchase: {
    cells: everybody(200, { elsewhere: 404 }),
    ask: (world) => ({
      body: { ...told, userData: { ...told.userData, order: world.order.uuid } },
    }),
  },
  keenTracking: {
    cells: everybody(),
    ask: () => ({
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
    ask: () => ({
      body: {
        metricData: [{ MetricName: 'x', Dimensions: [], Unit: 'Count', Value: 1 }],
        namespace: 'x',
      },
    }),
  },
  sendTelemetry: { cells: everybody(204), ask: () => ({ body: aBatch('any', 'b') }) },
  getExperimentFigures: { cells: operator(), ask: () => ({ path: { name: 'any' } }) },
  getGuardFigures: { cells: operator() },
  createCartRecovery: { cells: operator(), ask: () => ({ body: {} }) },
  createPhoneItem: { cells: operator(), ask: () => ({ body: { phone: '19966650000' } }) },
  sendCourierPosition: {
    cells: operator(),
    ask: (world) => ({
      path: { orderUUID: world.ridingUuid },
      body: { latitude: 1, longitude: 1 },
    }),
  },
  listTables: [
    {
      cells: operator({ elsewhere: 200 }),
      ask: (_world, column) => (column === 'elsewhere' ? {} : { path: { restaurantId: TABLES } }),
    }, // the tables of a demo restaurant are public
    { cells: everybody() },
  ],
  advanceDemoOrder: {
    cells: everybody(),
    ask: async (world) => ({ path: { uuid: await world.freshPaying() } }),
  },
  cancelDemoOrder: {
    cells: everybody(),
    ask: async (world) => ({ path: { uuid: await world.freshPaying() } }),
  },
};
