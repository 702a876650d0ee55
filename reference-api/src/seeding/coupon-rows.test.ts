import type { SeededCoupon } from '../restaurants/seeded-restaurant';
import { couponRows } from './coupon-rows';

const settings = { tables: [], scheduleTemplates: [{ id: 'noon', template: {} as never }] };
const coupon = (more: Partial<SeededCoupon>): SeededCoupon => ({
  id: 'c',
  code: 'C',
  type: 'fixDiscount',
  fixDiscount: 12.5,
  percentDiscount: 0,
  minOrderValue: 80,
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: true,
  ...more,
});
const isBroken = (more: Partial<SeededCoupon>): boolean =>
  couponRows([coupon(more)], settings).broken.length > 0;

test('[DOMAIN-041] a coupon is stored in minor units, without a limit and hours unless it has them', () => {
  expect(
    couponRows([coupon({}), coupon({ id: 'd', maxUses: 0, hoursTemplate: 'noon' })], settings),
  ).toMatchObject({
    broken: [],
    rows: [
      {
        coupon: { id: 'c', fixDiscount: 1250, minOrderValue: 8000 },
        maxUses: null,
        hoursTemplateId: null,
      },
      { coupon: { id: 'd' }, maxUses: 0, hoursTemplateId: 'noon' },
    ],
  });
});

test.each<[string, Partial<SeededCoupon>, boolean]>([
  ['0 per cent', { percentDiscount: 0 }, false],
  ['100 per cent', { percentDiscount: 100 }, false],
  ['101 per cent', { percentDiscount: 101 }, true],
  ['no number', { percentDiscount: Number.NaN }, true],
  ['less than 0 per cent', { percentDiscount: -0.01 }, true],
  ['a value below 0', { fixDiscount: -1 }, true],
  ['a minimum below 0', { minOrderValue: -0.01 }, true],
  ['half a use', { maxUses: 1.5 }, true],
  ['less than no use', { maxUses: -1 }, true],
  ['hours that do not exist', { hoursTemplate: 'lost' }, true],
  ['a code of blanks', { code: '  ' }, true],
  ['another type', { type: 'gift' as never }, true],
])('B10 %s', (_, more, broken) => expect(isBroken(more)).toBe(broken));
