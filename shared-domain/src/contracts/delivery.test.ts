import * as z from 'zod/mini';
import {
  Address,
  AddressSuggestion,
  DeliveryFeeRequest,
  DeliveryFeeResult,
  FeeDiscountResult,
  GeospatialAddress,
  Zone,
} from './delivery';
import { expectEntity, fields } from './entity.test-kit';

const coordinates = { latitude: -23.5, longitude: -46.6 };
const both = <T>(value: T): [T, T] => [value, value];

test('[DOMAIN-034] address', () =>
  expectEntity(
    Address,
    fields(
      {
        text: 'street number zone complemento address_ref city region',
        amount: 'distance',
        id: 'deliveryFeeID',
      },
      { coordinates: both(coordinates) },
    ),
    {},
  ));

test('[DOMAIN-034] a position that is none of this earth is no position', () => {
  expect(z.parse(Address, { coordinates: { latitude: 91, longitude: 0 } }).coordinates).toBeNull();
});

test('[DOMAIN-035] address suggestion', () =>
  expectEntity(
    AddressSuggestion,
    fields({ text: 'street addr district city', amount: 'lat lng' }),
    { lat: 1, lng: 2 },
  ));

test('[DOMAIN-036] geospatial address', () =>
  expectEntity(
    GeospatialAddress,
    fields(
      {},
      {
        address: both(fields({ text: 'street number city zone name' }).wire),
        coordinates: both(coordinates),
        complements: both(fields({ text: 'number complement referencePoint' }).wire),
        deliveryInfo: [
          {
            found: true,
            delivery: true,
            deliveryFee: 8,
            deliveryFeeID: 9,
            motoboyRemuneration: 5.5,
          },
          {
            found: true,
            delivery: true,
            deliveryFee: 800,
            deliveryFeeID: '9',
            motoboyRemuneration: 550,
          },
        ],
      },
    ),
  ));
test('[DOMAIN-036] complements and delivery info may be missing', () => {
  expect(z.parse(GeospatialAddress, { address: {}, coordinates }).complements).toEqual({
    number: '',
    complement: '',
    referencePoint: '',
  });
});

test('[DOMAIN-037] delivery fee result', () => {
  expectEntity(
    DeliveryFeeResult,
    fields(
      {
        money: 'deliveryFee',
        id: 'deliveryFeeID',
        amount: 'distance',
        text: 'street zone city number',
      },
      { found: both(true), delivery: both(false) },
    ),
    { found: false, delivery: false },
  );
  expect(z.safeParse(DeliveryFeeResult, { delivery: true }).success).toBe(false);
});

test.each(['fixed', 'percent', 'flat_fee'])(
  '[DOMAIN-038] delivery fee discount result of type %s, under either name',
  (discountType) => {
    expect(z.parse(FeeDiscountResult, { discountValue: 2.5, discountType })).toMatchObject({
      discountValue: 2.5,
      discountType,
    });
    expect(z.parse(FeeDiscountResult, { value: 2.5, discountType })).toMatchObject({
      value: 2.5,
      discountType,
    });
    expect(z.parse(FeeDiscountResult, {}).discountType).toBe('');
  },
);

test('[DOMAIN-039] zone', () =>
  expectEntity(
    Zone,
    fields(
      { id: 'id', text: 'zone', flag: 'available' },
      {
        regions: [
          [{ region_id: 1, fee: 5.5, returnFee: 2 }],
          [{ region_id: '1', fee: 550, returnFee: 200 }],
        ],
      },
    ),
    { id: 1, zone: 'Centro' },
  ));

test('[OPEN-051] the body of a fee request', () =>
  expectEntity(
    DeliveryFeeRequest,
    fields(
      {
        text: 'street number zone city region',
        id: 'deliveryFeeID',
      },
      { restaurantID: both(7), coordinates: both(coordinates) },
    ),
    { restaurantID: 7 },
  ));
