import { describeOnPostgres } from '../testing/describe-on-postgres';
import { capturedLog } from '../testing/log-lines';
import { aLine, anOrder, send } from '../testing/orders';
import { TRATTORIA } from '../testing/restaurants';

type Product = { id: string; price: number };
type Stored = { menu: { featuredItems: Product[]; categories: { products: Product[] }[] } };

const nhoque = (price: number) =>
  anOrder({ orders: [aLine('nhoque', { price })], details: { total: price, grandTotal: price } });

const log = capturedLog('warn');

describeOnPostgres(
  'the price of a featured item',
  (api) => {
    test('[DOMAIN-014] it is the product’s own: a copy with another price is ignored, and never charged', async () => {
      const [{ document } = { document: null }] = await api().db.query<{ document: Stored }>(
        'select document from restaurants where id = $1',
        [TRATTORIA],
      );
      const listed = document!.menu.categories
        .flatMap(({ products }) => products)
        .find(({ id }) => id === 'nhoque')!;
      const changed = {
        ...document!,
        menu: { ...document!.menu, featuredItems: [{ ...listed, price: 1 }] },
      };
      await api().db.query(
        "update restaurants set document = $2::json, revision = 'featured' where id = $1",
        [TRATTORIA, JSON.stringify(changed)],
      );
      expect(await send(api(), nhoque(1))).toMatchObject({
        status: 409,
        json: { code: 'price_changed', total: listed.price },
      });
      expect((await send(api(), nhoque(listed.price))).json['order']).toMatchObject({
        details: { grandTotal: listed.price },
        orders: [{ price: listed.price }],
      });
    });

    test('the log says once per revision which products are listed with another price', async () => {
      await send(api(), nhoque(1));
      expect(log.lines()).toEqual([
        expect.objectContaining({
          level: 'warn',
          restaurant: TRATTORIA,
          revision: 'featured',
          count: 1,
          products: ['nhoque'],
        }),
      ]);
    });
  },
  { logger: log.logger },
);
