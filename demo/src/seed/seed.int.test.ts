import { findCustomerByEmail } from '../../../reference-api/src/accounts/customers.repository';
import { logIn } from '../../../reference-api/src/testing/accounts';
import { describeOnBoth } from '../../../reference-api/src/testing/describe-on-both';
import { anOrder, placed } from '../../../reference-api/src/testing/orders';
import { testRestaurants, TRATTORIA } from '../../../reference-api/src/testing/restaurants';
import { seedBig } from './seed-big';
import { seedDemoRestaurants } from './seed-demo';
import {
  seedRestaurant,
  UnreadableSeedError,
} from '../../../reference-api/src/seeding/seed-restaurant';

const [trattoria] = testRestaurants;
if (!trattoria) throw new Error('the first test restaurant is the trattoria');
const spot = { isDemo: true, position: 0 };

describeOnBoth('seeding', (api) => {
  test('the demo restaurants are written once, each is served, and their order is stable', async () => {
    const urls = await api().db.transaction(seedDemoRestaurants);
    expect(urls).toEqual(
      expect.arrayContaining([
        'bella-napoli',
        'slice-house',
        'forno-fechado',
        'cantina-mesa',
        'loja-bloqueada',
      ]),
    );
    for (const url of urls)
      expect((await api().call('GET', `/restaurant/data/v2/${url}`)).status).toBe(200);
    const [before] = await api().db.query<{ at: Date }>(
      'select max(updated_at) as at from restaurants',
    );
    expect(await api().db.transaction(seedDemoRestaurants)).toEqual(urls);
    expect((await api().db.query('select max(updated_at) as at from restaurants'))[0]).toEqual(
      before,
    );
  });

  test('the demo’s records say whether a restaurant is closed', async () => {
    const isClosed = async (url: string) =>
      (await api().call('GET', `/restaurant/data/v2/${url}`)).json['info']?.['is_closed'];
    expect([await isClosed('forno-fechado'), await isClosed('bella-napoli')]).toEqual([
      true,
      false,
    ]);
  });

  test('a changed restaurant is written again; its orders, customers and their cashback stay', async () => {
    const { uuid } = await placed(api(), anOrder(), {
      token: await logIn(api(), 'ana@teste.example'),
    });
    expect(await seedRestaurant(api().db, trattoria, spot)).toBe(false);
    const [zone] = trattoria.zones;
    const changed = { ...trattoria, zones: zone ? [{ ...zone, fee: 9.9 }] : [] };
    expect(await seedRestaurant(api().db, changed, spot)).toBe(true);
    expect((await api().call('GET', `/order/uuid/${uuid}`)).status).toBe(200);
    const fee = await api().call('POST', '/restaurant/deliveryfees', {
      body: { restaurantID: TRATTORIA, zone: 'Centro', city: 'Campinas', street: '', number: '' },
    });
    expect(fee.json['deliveryFee']).toBe(9.9);
    const ana = await findCustomerByEmail(api().db, TRATTORIA, 'ana@teste.example');
    expect(
      await api().db.query('select amount from cashback_credits where customer_id = $1', [ana?.id]),
    ).toEqual([{ amount: 1250 }]);
    await seedRestaurant(api().db, trattoria, spot);
  });

  test('a record the storefront could not read is refused by name, and nothing is written', async () => {
    const broken = {
      ...trattoria,
      info: { ...trattoria.info, id: 777, restaurant_url: 'broken' },
      menu: { ...trattoria.menu, categories: [{ id: 'x' }] as never },
    };
    await expect(seedRestaurant(api().db, broken, spot)).rejects.toThrow(UnreadableSeedError);
    expect((await api().call('GET', '/restaurant/data/v2/broken')).status).toBe(404);
  });

  test('a menu of any size is written under its address, and written anew under the same id', async () => {
    const id = await seedBig(api().db, { url: 'big', products: 1200, seed: 1 });
    const { json } = await api().call('GET', '/restaurant/data/v2/big');
    const categories = json['menu']?.['categories'] as unknown as { products: unknown[] }[];
    expect(categories.reduce((sum, { products }) => sum + products.length, 0)).toBe(1200);
    expect(json['info']?.['id']).toBe(id);
    expect(await seedBig(api().db, { url: 'big', products: 3, seed: 1 })).toBe(id);
    expect(await seedBig(api().db, { url: 'big-two', products: 3, seed: 1 })).not.toBe(id);
  });
});
