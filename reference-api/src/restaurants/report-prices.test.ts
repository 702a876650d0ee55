import type { FastifyBaseLogger } from 'fastify';
import { reportPrices } from './report-prices';

const opened = () => {
  const warn = jest.fn();
  return { warn, report: reportPrices({ warn } as unknown as FastifyBaseLogger) };
};
const loaded = (id: number, revision: string, ...productIds: string[]) => ({
  id,
  revision,
  otherPrices: { count: productIds.length, productIds },
});

test('one warning per restaurant and revision names the products', () => {
  const { warn, report } = opened();
  for (const it of [
    loaded(7, 'a', 'cola'),
    loaded(7, 'a', 'cola'),
    loaded(8, 'a', 'nhoque'),
    loaded(7, 'b', 'cola', 'wine'),
  ])
    report(it);
  expect(warn.mock.calls.map(([fields]) => fields as unknown)).toEqual([
    { restaurant: 7, revision: 'a', count: 1, products: ['cola'] },
    { restaurant: 8, revision: 'a', count: 1, products: ['nhoque'] },
    { restaurant: 7, revision: 'b', count: 2, products: ['cola', 'wine'] },
  ]);
});

test('a record with one price per product is no warning', () => {
  const { warn, report } = opened();
  report(loaded(7, 'a'));
  expect(warn).not.toHaveBeenCalled();
});
