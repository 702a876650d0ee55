import { HOME, PATCHWORK, REGIONS, seedPlaces } from '../testing/delivery-places';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, send } from '../testing/orders';
import { advanceOrder } from '../orders/advance-order';
import { type Geocoder, GeocoderUnavailable, type Place } from './geocoding/geocoder';

const at = (latitude: number, longitude = HOME.longitude) => ({ latitude, longitude });
/** In the inner area, in the outer area, and in none. */
const [NEAR, FAR, BEYOND] = [at(-22.905), at(-22.94), at(-22.99)];
const place = (street: string, point: object, more: Partial<Place> = {}): Place => ({
  ...HOME,
  ...point,
  street,
  number: '',
  zone: '',
  city: 'Campinas',
  uf: '',
  cep: '',
  name: '',
  ...more,
});
const PLACES = [
  place('Rua Distante', FAR),
  place('Rua Vizinha', NEAR),
  place('Rua Fora do Mapa', BEYOND),
  place('Rua Gêmea', NEAR, { city: 'Indaiatuba' }),
  place('Rua Gêmea', FAR),
  place('Rua da Fronteira', FAR, { zone: 'Fronteira' }),
];
let mode: 'up' | 'down' | 'hangs' = 'up';
const answered = <T>(value: T): Promise<T> => {
  if (mode === 'down') return Promise.reject(new GeocoderUnavailable('unreachable'));
  return mode === 'hangs' ? new Promise<never>(() => undefined) : Promise.resolve(value);
};
const geocoder: Geocoder = {
  search: (query) => answered(PLACES.filter(({ street }) => query.startsWith(street))),
  reverse: () => answered(place('Rua Norte', NEAR, { zone: 'Norte' })),
  byPostalCode: () => answered(null),
};

describeOnPostgres(
  'fees of points and addresses that differ',
  (api) => {
    beforeAll(() => seedPlaces(api()));
    beforeEach(() => {
      mode = 'up';
    });

    const quoted = async (
      street: string,
      coordinates: object | null,
      { restaurant = PATCHWORK, ...more }: { restaurant?: number; deliveryFeeID?: string } = {},
    ) => {
      const body = { restaurantID: restaurant, street, number: '5', city: 'Campinas' };
      const { json } = await api().call('POST', '/restaurant/deliveryfees', {
        body: { ...body, zone: '', coordinates, ...more },
      });
      return json;
    };
    const ordered = async (street: string, coordinates: object | null, total: number) => {
      const order = aDelivery({
        details: { grandTotal: total },
        user: { address: street, number: '5', zone: 'x', city: 'Campinas', coordinates },
      });
      const answer = await send(api(), order, { restaurant: PATCHWORK });
      return { uuid: order.details.uuid, ...answer };
    };
    const feeAndMark = async (street: string, coordinates: object | null) => {
      const { delivery, deliveryFee } = await quoted(street, coordinates);
      if (!delivery) return 'refused';
      const { status, json } = await ordered(
        street,
        coordinates,
        Math.round((42.5 + Number(deliveryFee)) * 100) / 100,
      );
      const details = json['order']?.['details'];
      expect([status, details?.['deliveryFee']]).toEqual([200, deliveryFee]);
      return [deliveryFee, details?.['delivery_fee_unconfirmed']];
    };

    test.each([
      ['a point beside the address is accepted', 'Rua Distante', at(-22.936), [9.9, false]],
      ['no point: the address alone', 'Rua Distante', null, [9.9, false]],
      [
        'a near point of a far address costs what the address does',
        'Rua Distante',
        NEAR,
        [9.9, true],
      ],
      ['a far point of a near address costs what the point does', 'Rua Vizinha', FAR, [9.9, true]],
      ['a point out of range costs what the address does', 'Rua Vizinha', BEYOND, [3.5, true]],
      ['an address out of range costs what the point does', 'Rua Fora do Mapa', FAR, [9.9, true]],
      ['neither is in range', 'Rua Fora do Mapa', at(-23.05), 'refused'],
      ['an unknown address: the point alone', 'Rua Que Ninguém Conhece', NEAR, [3.5, true]],
      ['an unknown address, its point out of range', 'Rua Que Ninguém Conhece', BEYOND, 'refused'],
      ['of two streets of a name the one in the city counts', 'Rua Gêmea', NEAR, [9.9, true]],
      ['a stored street: the dearer of both too', 'Rua do Meio', FAR, [9.9, true]],
      ['a stored street out of range outranks its point', 'Estrada Longe', NEAR, 'refused'],
    ] as const)(
      '[API-20] [API-04] %s, in the quote and in the order',
      async (_case, street, point, expected) => {
        expect(await feeAndMark(street, point)).toEqual(expected);
      },
    );

    test('[API-04] the near fee of a far address is refused with the total the quote has', async () => {
      expect(await ordered('Rua Distante', NEAR, 46)).toMatchObject({
        status: 409,
        json: { code: 'price_changed', grandTotal: 52.4 },
      });
    });

    test.each(['down', 'hangs'] as const)(
      '[ERRORS-28] while the geocoder %s no order is lost: the point alone, unconfirmed',
      async (state) => {
        mode = state;
        expect(await feeAndMark('Rua Distante', NEAR)).toEqual([3.5, true]);
        expect(await feeAndMark('Rua Distante', BEYOND)).toBe('refused');
      },
      30_000,
    );

    test('[API-07] the order that is read has the mark, and no client can remove or set it', async () => {
      const order = aDelivery({
        details: { grandTotal: 52.4, delivery_fee_unconfirmed: true },
        user: { address: 'Rua Distante', number: '6', zone: 'x', city: 'Campinas' },
      });
      await send(api(), order, { restaurant: PATCHWORK });
      const forged = await ordered('Rua Distante', NEAR, 52.4);
      const marks = await Promise.all(
        [order.details.uuid, forged.uuid].map(
          async (uuid) =>
            (await api().call('GET', `/order/uuid/${uuid}`)).json['details']?.[
              'delivery_fee_unconfirmed'
            ],
        ),
      );
      expect(marks).toEqual([false, true]);
    });

    test('[API-24] a point far from the address is not stored: the address is returned', async () => {
      const device = { 'x-storefront-device': 'c0ffee00-0000-4000-8000-000000000001' };
      const body = { street: 'Rua Distante', number: '7', zone: '', city: 'Campinas' };
      const put = (coordinates: object | null) =>
        api().call('PUT', `/restaurant/${PATCHWORK}/coordinates`, {
          body: { ...body, coordinates },
          headers: device,
        });
      expect((await put(NEAR)).json).toEqual(FAR);
      expect((await put(null)).json).toEqual(FAR);
    });

    test('[API-24] the point of a delivered order does not make a far address cheaper either', async () => {
      const { uuid } = await ordered('Rua Distante', NEAR, 52.4);
      for (let status = ''; status !== 'OVER';)
        ({ status } = (await advanceOrder(api().db, uuid, api().clock.now())) ?? {
          status: 'OVER',
        });
      expect(await feeAndMark('Rua Distante', null)).toEqual([9.9, false]);
    });

    test('[DELIVERY-64] by neighborhood the dearer zone of street and point, and an id confirms nothing', async () => {
      expect(await quoted('Rua da Fronteira', NEAR, { restaurant: REGIONS })).toMatchObject({
        deliveryFee: 7,
        deliveryFeeID: 'z-fronteira',
      });
      expect(
        await quoted('Rua Que Ninguém Conhece', NEAR, {
          restaurant: REGIONS,
          deliveryFeeID: 'z-fronteira',
        }),
      ).toMatchObject({ deliveryFee: 4, deliveryFeeID: 'z-norte' });
    });
  },
  { geocoder },
);
