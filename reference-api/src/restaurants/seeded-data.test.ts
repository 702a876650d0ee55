import { minor, type ExtrasGroup } from '@storefront/shared-domain/contracts';
import {
  aCombo,
  aMenu,
  anExtrasGroup,
  anExtrasOption,
  aPizzas,
  aPizzaSize,
} from '@storefront/shared-domain/testing';
import { demoRestaurants } from '../../../demo/src/demo-restaurants';
import { couponRows } from '../seeding/coupon-rows';
import { incompleteCombos } from './combo-texts/incomplete-combos';
import { seededCombos } from './combo-texts/seeded-combos';
import { localDay, localMinute } from './local-time';
import type { SeededCoupon } from './seeded-restaurant';

describe('combos', () => {
  const drink = (more: Partial<ExtrasGroup> = {}): ExtrasGroup =>
    anExtrasGroup({
      name: 'Bebida',
      type: 1,
      required: true,
      options: [anExtrasOption({ name: 'Cola', price: minor(0) })],
      ...more,
    });
  const menuOf = (description: string, ...extras: ExtrasGroup[]) =>
    aMenu({
      pizzas: aPizzas({ sizes: [aPizzaSize({ id: 'grande', name: 'Grande (35 cm)' })] }),
      combos: [aCombo({ name: 'Combo', description, pizzaSizes: ['grande'], extras })],
    });
  const found = (...[description, ...extras]: Parameters<typeof menuOf>) =>
    incompleteCombos(menuOf(description, ...extras), { language: 'pt-br' }).map(
      ({ part, described, offered }) => ({ part, described, offered }),
    );

  test('[DOMAIN-015] two drinks with a choice of one are reported', () =>
    expect(found('Uma grande e 2 refrigerantes', drink())).toEqual([
      { part: 'drink', described: 2, offered: 1 },
    ]));

  test.each(
    demoRestaurants.map(
      (demoRestaurant) => [demoRestaurant.info.restaurant_url, demoRestaurant] as const,
    ),
  )('no combo of %s promises more than it offers', (_, restaurant) =>
    expect(seededCombos(restaurant)).toEqual([]),
  );
});

describe('local time', () => {
  const instant = new Date('2026-03-10T02:05:00Z');

  test.each([
    ['America/Sao_Paulo', '2026-03-09 23:05'],
    ['America/New_York', '2026-03-09 22:05'],
    ['Asia/Kathmandu', '2026-03-10 07:50'],
    ['', '2026-03-10 02:05'],
    ['Mars/Base', '2026-03-10 02:05'],
  ])('in %j it is %s', (zone, text) => {
    expect(localMinute(instant, zone)).toBe(text);
    expect(localDay(instant, zone)).toBe(text.slice(0, 10));
  });

  test('midnight is 00:00, not 24:00', () =>
    expect(localMinute(new Date('2026-03-10T03:00:00Z'), 'America/Sao_Paulo')).toBe(
      '2026-03-10 00:00',
    ));
});

describe('coupons', () => {
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
});
