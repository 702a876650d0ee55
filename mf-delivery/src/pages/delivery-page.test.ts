import { allSettled, createWatch, fork } from 'effector';
import { minor, type DeliveryType, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import {
  $customer,
  $deliveryType,
  $lines,
  $restaurantData,
  orderDraftMissing,
} from '@storefront/shared-domain/models';
import {
  aCustomer,
  aFee,
  aGeneralLine,
  anAddress,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import * as dialog from '../features/address-form/address-draft.model';
import * as wizard from '../features/address-wizard/wizard.model';
import { readLastAddressFx } from '../features/address/last-address.model';
import { getFeeFx } from '../lib/delivery-fee/delivery-fee.api';
import { readLastDeliveryFx } from '../lib/last-delivery.model';
import { pageOpened } from '../lib/page-events.model';
import { addressWanted } from './address-entry.model';
import { $isAddressRequested } from './address-requested.model';
import { deadlinePassed, reorderArrived, reorderDecided } from './reorder.model';
import '../features/type-choice/type-choice.model';

describe('a reorder', () => {
  type Given = {
    last?: DeliveryType | null;
    type?: DeliveryType | null;
    name?: string;
    fee?: () => unknown;
    isDraftRead?: boolean;
  };
  /** The delivery page at a reorder: what it decided, one entry per decision. */
  async function reorder({
    last = 'delivery',
    type = null,
    name = 'Ana Lima',
    fee = () => aFee(),
    isDraftRead = true,
  }: Given = {}) {
    const scope = fork({
      values: [
        [
          $restaurantData,
          restaurantData({
            info: aRestaurant({ no_table: false, table_self_service_enabled: true }),
          }),
        ],
        [$deliveryType, type],
        [$customer, aCustomer({ name, table: type === 'table' ? '7' : '' })],
        [$lines, [aGeneralLine({ price: minor(5000) })]],
      ],
      handlers: [
        [readLastAddressFx, () => anAddress()],
        [readLastDeliveryFx, () => ({ type: last, name: '', email: '' })],
        [getFeeFx, fee],
      ],
    });
    const decisions: boolean[] = [];
    createWatch({ unit: reorderDecided, scope, fn: (isComplete) => decisions.push(isComplete) });
    await allSettled(pageOpened, { scope, params: new Date() });
    await allSettled(reorderArrived, { scope });
    if (isDraftRead) await allSettled(orderDraftMissing, { scope });
    return { scope, decisions };
  }

  test.each<{ case: string; given: Given; decisions: boolean[] }>([
    { case: 'the last delivery is complete', given: {}, decisions: [true] },
    { case: 'the last pickup is complete', given: { last: 'balcony' }, decisions: [true] },
    { case: 'no type is known', given: { last: null }, decisions: [false] },
    { case: 'the name is missing', given: { name: '' }, decisions: [false] },
    {
      case: 'the address is outside the area',
      given: { fee: () => aFee({ delivery: false }) },
      decisions: [false],
    },
    { case: 'a table orders from the page', given: { type: 'table' }, decisions: [false] },
    { case: 'the draft is not read yet', given: { isDraftRead: false }, decisions: [] },
  ])('[OPEN-001] [OPEN-002] a reorder is decided once: $case', async ({ given, decisions }) =>
    expect((await reorder(given)).decisions).toEqual(decisions),
  );

  test('[OPEN-050] the fee of the last address is awaited', async () => {
    let answer = (_: unknown): void => undefined;
    const pending = new Promise((resolve) => {
      answer = resolve;
    });
    const decided = reorder({ fee: () => pending });
    answer(aFee());
    expect((await decided).decisions).toEqual([true]);
  });

  test('after the deadline the customer continues on the page', async () => {
    const { scope, decisions } = await reorder({ isDraftRead: false });
    await allSettled(deadlinePassed, { scope });
    await allSettled(orderDraftMissing, { scope });
    await allSettled(deadlinePassed, { scope });
    expect(decisions).toEqual([false]);
  });
});

describe('the address', () => {
  const isRequested = (type: DeliveryType | null, info: Partial<RestaurantInfo> = {}) =>
    fork({
      values: [
        [$restaurantData, restaurantData({ info: aRestaurant(info) })],
        [$deliveryType, type],
        [$lines, [aGeneralLine({ price: minor(2000) })]],
      ],
    }).getState($isAddressRequested);

  test('[DELIVERY-15] a delivery requires an address, a takeout does not', () => {
    expect(isRequested('delivery')).toBe(true);
    expect(isRequested('balcony')).toBe(false);
  });

  test('[DELIVERY-15] before a type is chosen it is requested where a delivery is possible', () => {
    expect(isRequested(null)).toBe(true);
    expect(isRequested(null, { min_total_delivery: minor(2001) })).toBe(false);
    expect(isRequested(null, { no_delivery: true })).toBe(false);
  });
});

describe('the entry of the address', () => {
  const modules = (on: Partial<RestaurantInfo['modules']>): Partial<RestaurantInfo> => ({
    modules: { ...aRestaurant().modules, ...on },
  });

  test.each([
    {
      case: 'the geospatial fee',
      info: modules({ mpgeospatial_fee_flow: true }),
      page: 'auto-complete-address',
    },
    {
      case: 'the page of photon',
      info: {
        ...modules({ photon_autocomplete_leaflet_pinpoint_address_page: true }),
        use_photon: true,
      },
      page: 'auto-complete-address',
    },
    {
      case: 'the page of photon without its search',
      info: modules({ photon_autocomplete_leaflet_pinpoint_address_page: true }),
      page: 'confirmation-map',
    },
    { case: 'neither', info: {}, page: null },
  ])(
    '[OPEN-054] [DELIVERY-39] with $case an address is requested by $page',
    async ({ info, page }) => {
      const scope = fork({
        values: [[$restaurantData, restaurantData({ info: aRestaurant(info) })]],
      });
      await allSettled(addressWanted, { scope, params: anAddress() });
      expect(scope.getState(wizard.$page)).toBe(page);
      expect([scope.getState(wizard.$isOpen), scope.getState(dialog.$isOpen)]).toEqual([
        page !== null,
        page === null,
      ]);
    },
  );
});
