import type { FastifyBaseLogger } from 'fastify';
import { aCombo, aMenu, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { reportCombos } from './report-combos';

const opened = () => {
  const warn = jest.fn();
  return { warn, report: reportCombos({ warn } as unknown as FastifyBaseLogger) };
};
const loaded = (revision: string, description: string) => ({
  id: 7,
  revision,
  data: restaurantData({
    info: aRestaurant({ language: 'en' }),
    menu: aMenu({ combos: [aCombo({ name: 'Duo', description, extras: [] })] }),
  }),
});

test('one warning per revision names the combos and what they lack', () => {
  const { warn, report } = opened();
  for (const it of [loaded('a', 'With two sodas'), loaded('a', 'With two sodas'), loaded('b', '')])
    report(it);
  expect(warn.mock.calls.map(([fields]) => fields as unknown)).toEqual([
    {
      restaurant: 7,
      revision: 'a',
      count: 1,
      combos: ['Duo: 2 × drink described, 0 offered'],
    },
  ]);
});
