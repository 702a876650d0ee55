import fc from 'fast-check';
import * as z from 'zod/mini';
import { randomRuns } from '../testing/random-runs';
import { expectEntity, fields } from './entity.test-kit';
import { formSchema } from './form-schema';
import { Customer } from './forms';
import { ClockTime, Hours, ScheduleTemplate, WEEKDAYS } from './hours';
import { CardType, RestaurantInfo, Theme } from './restaurant';

const least = { id: 7, name: 'Bella', restaurant_url: 'bella' };
const part = (name: string, { wire, read }: ReturnType<typeof fields>) => ({
  wire: { ...least, [name]: wire },
  read: { [name]: read },
});
const listOf = (name: string, { wire, read }: ReturnType<typeof fields>) => ({
  wire: { ...least, [name]: [wire] },
  read: { [name]: [read] },
});

const transfer = fields({ flag: 'active', text: 'key name' });
const info = fields(
  {
    text: `
    cover_pic profile_pic message street street_number bairro city uf whatsapp language country currency
    google_tag_manager_id google_analytics_id fb_pixel_id wallet_id tuna_pix_status maps_provider
    delivery_fee_method combo_category_name pizza_category_name round_type combo_round_type
  `,
    flag: `
    blocked show_from is_closed no_takeout no_delivery no_table has_car_takeout shift_has_delivery shift_has_takeout
    table_self_service_enabled allow_order_comments order_status_page order_link has_automatic_whatsapp_message
    use_push_notifications coupoms_active wallet_is_active use_photon delivery_fee_with_gps manual_zone_selection
    reference_is_mandatory street_number_is_mandatory has_cpf_field cpf_delivery_is_mandatory cpf_balcony_is_mandatory
    has_email_field email_is_mandatory permissions_birthday_registration show_recommended_products
    show_recommended_products_by_minimum_price card_payment cash_payment
  `,
    amount:
      'table_service_fee delivery_time_min delivery_time_max takeout_time rating_average round_step combo_round_step',
    money: 'min_total_delivery show_recommended_products_minimum_value',
  },
  {
    id: [7, 7],
    name: ['Bella', 'Bella'],
    article: ['a', 'a'],
    restaurant_url: ['bella', 'bella'],
    latitude: [-23.5, -23.5],
    longitude: [-46.6, -46.6],
    highlightImages: [
      ['a', 'b'],
      ['a', 'b'],
    ],
    sale_channels: [['web'], ['web']],
    online_payment_integrations: [['stripe'], ['stripe']],
    theme: [{ mainColor: '#123456' }, { mainColor: '#123456' }],
    modules: [{ digital_menu: 1 }, { digital_menu: true }],
    deliveryCities: [[{ name: 'Osasco', zones: [] }], [{ name: 'Osasco', zones: [] }]],
    scheduledClosingDates: [
      [{ startDate: '2025-12-24', endDate: '2025-12-26' }],
      [{ startDate: '2025-12-24', endDate: '2025-12-26' }],
    ],
    stock_configuration: [
      { display_paused_items_as_sold_out: '1' },
      { display_paused_items_as_sold_out: true },
    ],
    card_types: [
      [{ name: 'Visa', isDebit: 1 }],
      [{ name: 'Visa', isDebit: true, isCredit: false, isVoucher: false }],
    ],
    pix_settings: [transfer.wire, transfer.read],
    zelle_settings: [transfer.wire, transfer.read],
    mbway_settings: [transfer.wire, transfer.read],
  },
);

test('[DOMAIN-001] restaurant info', () => expectEntity(RestaurantInfo, info, least));
test.each([
  ['Ember', 'classic'],
  ['ember', 'ember'],
])('the look of a record with %j is %s', (look, read) =>
  expect(z.parse(RestaurantInfo, { ...least, look }).look).toBe(read),
);
test('[DOMAIN-001] the currency is BRL when the record names none', () =>
  expect(z.parse(RestaurantInfo, least).currency).toBe('BRL'));

test.each([
  {
    id: 'DOMAIN-002',
    entity: 'modules',
    sample: part(
      'modules',
      fields({
        flag: `
          digital_menu simple_pos pos new_nep_pizzas mpgeospatial_fee_flow mpboy
          photon_autocomplete_leaflet_pinpoint_address_page
        `,
      }),
    ),
  },
  {
    id: 'DOMAIN-003',
    entity: 'delivery cities',
    sample: listOf(
      'deliveryCities',
      fields(
        { text: 'name' },
        {
          zones: [
            ['Centro', 'Bela Vista'],
            ['Centro', 'Bela Vista'],
          ],
        },
      ),
    ),
  },
  {
    id: 'DOMAIN-004',
    entity: 'closing dates',
    sample: listOf('scheduledClosingDates', fields({ text: 'startDate endDate' })),
  },
  {
    id: 'DOMAIN-006',
    entity: 'review settings',
    sample: part('review_settings', fields({ flag: 'enabled show_in_order_page' })),
  },
  {
    id: 'DOMAIN-007',
    entity: 'schedule settings',
    sample: part(
      'scheduleSettings',
      fields(
        {
          flag: 'enable allowSchedulingWhileClosed onlyWithOnlinePayment',
          amount: 'daysForward intervalBetweenTimes',
        },
        { hoursTemplate: [{ id: 9 }, { id: '9' }] },
      ),
    ),
  },
  {
    id: 'DOMAIN-008',
    entity: 'fidelity',
    sample: part(
      'fidelity',
      fields(
        {
          flag: 'enablePoints',
          money: 'purchaseMinimum moneySpent',
          amount: 'pointsEarnedPerMoneySpent pointsPerPurchase',
        },
        { pointMode: ['perMoneySpent', 'perMoneySpent'] },
      ),
    ),
  },
  {
    id: 'DOMAIN-009',
    entity: 'cashback settings',
    sample: part(
      'cashbackSettings',
      fields({ flag: 'enabled', money: 'maxCashbackValue', amount: 'cashbackPercent' }),
    ),
  },
  {
    id: 'DOMAIN-011',
    entity: 'payment settings',
    sample: listOf(
      'paymentSettings',
      fields(
        {
          text: 'paymentType',
          flag: 'isActive',
          amount: 'value',
        },
        { valueType: ['percent', 'percent'], operation: ['addition', 'addition'] },
      ),
    ),
  },
])('[$id] $entity', ({ sample }) => expectEntity(RestaurantInfo, sample, least));

test('[DOMAIN-005] rounding', () => {
  const { wire, read } = fields({
    text: 'round_type combo_round_type',
    amount: 'round_step combo_round_step',
  });
  expectEntity(RestaurantInfo, { wire: { ...least, ...wire }, read }, least);
});
test('[DOMAIN-008] points are given per sale or per money spent', () => {
  const mode = (pointMode: string) =>
    z.parse(RestaurantInfo, { ...least, fidelity: { pointMode } }).fidelity.pointMode;
  expect([mode('perSale'), mode('perMoneySpent'), mode('perMoon')]).toEqual([
    'perSale',
    'perMoneySpent',
    'perSale',
  ]);
});
test('[DOMAIN-010] delivery fee discounts: flat_fee, percent or any other type', () => {
  const discounts = ['flat_fee', 'percent', 'welcome'].map((discountType) => ({
    discountMinValue: 50,
    discountType,
    value: 2.5,
  }));
  expectEntity(
    RestaurantInfo,
    {
      wire: { ...least, delivery_fee_discount_type: 'percent', deliveryFeeDiscounts: discounts },
      read: {
        delivery_fee_discount_type: 'percent',
        deliveryFeeDiscounts: discounts.map((discount) => ({
          ...discount,
          discountMinValue: 5000,
        })),
      },
    },
    least,
  );
});
test('[DOMAIN-011] a setting is fix or percent, addition or discount; anything else is left out alone', () => {
  const setting = {
    paymentType: 'pix',
    isActive: true,
    value: 5,
    valueType: 'fix',
    operation: 'discount',
  };
  const read = z.parse(RestaurantInfo, {
    ...least,
    paymentSettings: [
      setting,
      { ...setting, operation: 'gift' },
      { ...setting, valueType: 'percent' },
    ],
  });
  expect(read.paymentSettings.map(({ valueType }) => valueType)).toEqual(['fix', 'percent']);
});
test('[DOMAIN-050] theme', () =>
  expectEntity(
    Theme,
    fields({ text: 'mainColor mainDark mainClear gradientClear gradientDark' }),
    {},
  ));
test('[DOMAIN-043] card type', () =>
  expectEntity(CardType, fields({ text: 'name', flag: 'isDebit isCredit isVoucher' }), {
    name: 'Visa',
  }));

test('whatever stands in the optional fields, the record is read and no field is missing but a position', () => {
  const named = Object.keys(info.read).filter(
    (name) => name !== 'latitude' && name !== 'longitude',
  );
  const junk = fc.dictionary(
    fc.constantFrom(
      ...Object.keys(info.wire),
      'fidelity',
      'scheduleSettings',
      'paymentSettings',
      'reviews',
      'timezone',
    ),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(junk, (record) => {
      const read = z.parse(RestaurantInfo, { ...record, ...least });
      expect(named.filter((name) => !(name in read))).toEqual([]);
    }),
    { numRuns: randomRuns(500) },
  );
});
test.each(['id', 'name', 'restaurant_url'])('without %s it is no restaurant', (name) => {
  expect(z.safeParse(RestaurantInfo, { ...least, [name]: undefined }).success).toBe(false);
});

const slot = { firstTime: '18:00:00', secondTime: '23:30:00', isClosed: 0 };
const read = { firstTime: '18:00:00', secondTime: '23:30:00', isClosed: false };

test('[DOMAIN-012] hours: per weekday from sunday to saturday a list of slots', () => {
  expect(WEEKDAYS).toEqual([
    'sunday',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
  ]);
  expect(
    z.parse(
      Hours,
      Object.fromEntries(WEEKDAYS.map((day) => [day, [slot, { ...slot, isClosed: 1 }]])),
    ),
  ).toEqual(Object.fromEntries(WEEKDAYS.map((day) => [day, [read, { ...read, isClosed: true }]])));
  expect(z.parse(Hours, { monday: null })).toEqual(
    Object.fromEntries(WEEKDAYS.map((day) => [day, []])),
  );
});

test('[DOMAIN-013] schedule template: slots for delivery and balcony, and days without any', () => {
  const template = z.parse(ScheduleTemplate, {
    friday: [{ ...slot, delivery: 1, balcony: false }, slot],
    unavailableScheduleDates: ['2025-12-25'],
  });
  expect(template).toMatchObject({
    friday: [
      { ...read, delivery: true, balcony: false },
      { ...read, delivery: false, balcony: false },
    ],
    saturday: [],
    unavailableScheduleDates: ['2025-12-25'],
  });
  expect(z.parse(ScheduleTemplate, {}).unavailableScheduleDates).toEqual([]);
});

test.each([
  { time: '18:00:00', valid: true },
  { time: '18:00', valid: false },
  { time: '8:00:00', valid: false },
])('[DOMAIN-101] the time $time is valid: $valid', ({ time, valid }) => {
  expect(z.safeParse(ClockTime, time).success).toBe(valid);
  expect(z.parse(Hours, { monday: [{ ...slot, secondTime: time }] }).monday).toHaveLength(
    valid ? 1 : 0,
  );
});

const aForm = fc.record({
  name: fc.string(),
  phone: fc.string(),
  email: fc.string(),
  cpf: fc.string(),
  birthday: fc.string(),
  carPlate: fc.string(),
  carModelColor: fc.string(),
  table: fc.string(),
});
const violations = fc.dictionary(
  fc.constantFrom(...Object.keys(Customer.shape)),
  fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
);

test('a form has exactly the violations of its rule, each at its field with the key of its text', () => {
  fc.assert(
    fc.property(aForm, violations, (values, found) => {
      const parsed = formSchema(Customer, () => found).safeParse(values);
      const messages = Object.entries(found).filter(([, message]) => message !== undefined);
      expect(
        parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
      ).toEqual(messages);
      if (parsed.success) expect(parsed.data).toEqual(values);
    }),
  );
});
