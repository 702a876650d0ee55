import { seedRestaurant } from '../seeding/seed-restaurant';
import { aDelivery, placed } from './orders';
import { PASSWORD, record, restaurant } from './restaurants';
import type { Json, TestApi } from './test-api';

export const RIDING = 541;

/** Shows its couriers on the map; delivers to one neighbourhood. */
const riding = restaurant(
  record(RIDING, 'entrega', {
    modules: { ...record(0, '').modules, mpboy: true },
    delivery_fee_method: 'BAIRRO',
    deliveryCities: [{ name: 'Campinas', zones: [] }],
  }),
  {
    zones: [
      {
        id: 'z-cambui',
        zone: 'Cambuí',
        city: 'Campinas',
        regionId: 'centro',
        available: true,
        fee: 8,
        returnFee: 0,
      },
    ],
    customers: ['ana', 'leo'].map((id) => ({
      id: `r-${id}`,
      name: id,
      email: `${id}@entrega.example`,
      password: PASSWORD,
      phone: '19987654321',
      cpf: '',
      points: 0,
      cashback: { balance: 0, expiresInDays: 0 },
    })),
  },
);

export const openRiding = (api: TestApi) =>
  seedRestaurant(api.db, riding, { isDemo: false, position: 21 });

export async function logInToRiding(api: TestApi, name: 'ana' | 'leo'): Promise<string> {
  const { json } = await api.call('POST', `/restaurant/${RIDING}/public/client/auth`, {
    body: { email: `${name}@entrega.example`, password: PASSWORD, loginMode: 'email' },
  });
  return String(json['token']);
}

/** An order to Cambuí, advanced by `stages`; with 4 it is in delivery. */
export async function placedToRide(api: TestApi, stages = 4, token?: string): Promise<Json> {
  const order = await placed(
    api,
    aDelivery({
      details: { deliveryFee: 8, grandTotal: 50.5 },
      user: {
        address: 'Avenida Júlio de Mesquita',
        number: '100',
        zone: 'Cambuí',
        city: 'Campinas',
        CEP: '13025-060',
      },
    }),
    { restaurant: RIDING, ...(token === undefined ? {} : { token }) },
  );
  for (let stage = 0; stage < stages; stage += 1)
    await api.call('POST', `/demo/orders/${String(order['uuid'])}/advance`);
  return order;
}
