import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { minor, ZERO, type DeliveryType, type RestaurantInfo } from '../../contracts';
import { aCustomer, aFee, aGeneralLine, anAddress, aRestaurant } from '../../testing';
import { buildOrderRequest } from './build-order';
import { deliveryStepProblems, isBelowMinimum } from '../delivery/delivery-step';
import { availableDeliveryTypes } from '../delivery/delivery-types';
import { operationState } from '../schedule/operation-state';
import { orderTotals } from '../money/order-totals';

const TYPES: readonly DeliveryType[] = ['delivery', 'balcony', 'carTakeout', 'table'];
const flags = [
  'is_closed',
  'no_takeout',
  'no_delivery',
  'no_table',
  'has_car_takeout',
  'shift_has_delivery',
  'shift_has_takeout',
  'table_self_service_enabled',
  'street_number_is_mandatory',
  'has_email_field',
  'email_is_mandatory',
] as const;
const anyRestaurant = fc
  .tuple(
    fc.record(
      Object.fromEntries(flags.map((flag) => [flag, fc.boolean()])) as Record<
        (typeof flags)[number],
        fc.Arbitrary<boolean>
      >,
    ),
    fc.integer({ min: 0, max: 6000 }),
  )
  .map(([own, minimum]) => aRestaurant({ ...own, min_total_delivery: minor(minimum) }));

/** The entries of the list of SHELL-55, each with the call of its page. */
const RELAXED = {
  'the closed status (SHELL-57)': (info: RestaurantInfo) => [operationState(info, true), 'open'],
  'the minimum delivery value (DELIVERY-13)': (info: RestaurantInfo) => [
    isBelowMinimum(info, ZERO, true),
    false,
  ],
  'which types are shown (DELIVERY-04)': (info: RestaurantInfo) => [
    availableDeliveryTypes(info, true),
    TYPES,
  ],
} as const;

test.each(Object.entries(RELAXED))(
  '[SHELL-55] debug mode lifts %s for every restaurant',
  (_, rule) =>
    fc.assert(
      fc.property(anyRestaurant, (info) => {
        const [found, expected] = rule(info);
        expect(found).toEqual(expected);
      }),
    ),
);

test('[SHELL-55] [DELIVERY-16] of the delivery step it lifts the minimum, and not one other demand', () =>
  fc.assert(
    fc.property(
      anyRestaurant,
      fc.constantFrom(...TYPES),
      fc.integer({ min: 0, max: 6000 }),
      fc.record({
        name: fc.constantFrom('', 'Ana Lima'),
        phone: fc.constantFrom('', '11987654321'),
        email: fc.constantFrom('', 'x'),
      }),
      fc.boolean(),
      fc.boolean(),
      (info, type, subtotal, customer, hasAddress, hasFee) => {
        const problems = (debug: boolean) =>
          deliveryStepProblems({
            info,
            type,
            subtotal: minor(subtotal),
            customer: aCustomer(customer),
            address: hasAddress ? anAddress() : null,
            fee: hasFee ? aFee() : null,
            loggedIn: false,
            debug,
          });
        expect(problems(true)).toEqual(
          problems(false).filter(({ kind }) => kind !== 'below-minimum'),
        );
      },
    ),
  ));

test('[SHELL-55] an order in debug mode costs and says the same: the flag is all that differs', () =>
  fc.assert(
    fc.property(fc.constantFrom(...TYPES), fc.integer({ min: 1, max: 20 }), (deliveryType, qty) => {
      const lines = [aGeneralLine({ qty })];
      const totals = orderTotals({
        lines,
        deliveryType,
        fee: null,
        feeDiscount: null,
        couponDiscount: ZERO,
        cashback: ZERO,
        setting: null,
      });
      const order = (debugMode: boolean) =>
        buildOrderRequest({
          lines,
          totals,
          deliveryType,
          address: anAddress(),
          fee: aFee(),
          feeDiscountType: '',
          customer: aCustomer(),
          payment: { method: 'pix' },
          setting: null,
          client: null,
          visit: { src: '', campaign: '', u: '' },
          uuid: '7b1f9c1e-5a0e-4d43-9a3f-0c5f6f1d2a11',
          fingerprint: 'f',
          debugMode,
        });
      const {
        user: { debugMode, ...user },
        ...rest
      } = order(true);
      const {
        user: { debugMode: plain, ...plainUser },
        ...plainRest
      } = order(false);
      expect([debugMode, plain]).toEqual([true, false]);
      expect({ user, ...rest }).toEqual({ user: plainUser, ...plainRest });
    }),
  ));

/**
 * Files that may read whether debug mode is on, and their reason. A further file needs a row of the
 * specification first.
 */
const MAY_READ = {
  'shared-domain/src/contracts/order.ts': 'the order carries the flag (DOMAIN-031)',
  'shared-domain/src/models/restaurant.ts': 'the closed status',
  'shared-domain/src/models/totals.ts': 'the minimum of the delivery step',
  'shared-domain/src/rules/order/build-order.ts': 'the order carries the flag',
  'shared-domain/src/rules/delivery/delivery-step.ts': 'the minimum',
  'shared-domain/src/rules/delivery/delivery-types.ts': 'all types',
  'shared-domain/src/rules/schedule/operation-state.ts': 'the closed status',
  'shared-domain/src/storage/create-storage.ts': 'keeps it',
  'shared-domain/src/storage/keys.ts': 'keeps it',
  'shell/src/order-draft/check-draft.ts': 'all types, and the minimum',
  'shell/src/order-draft/order-draft.model.ts': 'all types, and the minimum',
  'shell/src/rendered/show-ahead.ts': 'a rendered screen shows none of it',
  'mf-cart/src/features/table-order/table-order.model.ts': 'the order carries the flag',
  'mf-checkout/src/features/order/order.model.ts': 'the order carries the flag',
  'mf-delivery/src/features/customer/customer.model.ts': 'the test name',
  'mf-delivery/src/features/step/step.model.ts': 'all types',
  'mf-delivery/src/features/table-order/table-order.model.ts': 'the order carries the flag',
  'mf-delivery/src/features/type-choice/type-choice.model.ts': 'all types, and the minimum',
};
const ROOT = path.resolve(__dirname, '../../../..');
const FOLDERS = [
  'shared-domain',
  'shell',
  ...readdirSync(ROOT).filter((name) => name.startsWith('mf-')),
];
const isPlain = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.|test-kit|\/testing\//.test(file);
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');

test('[SHELL-55] nothing else on the page reads debug mode', () => {
  const requesting = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, 'src', file.split(path.sep).join('/')),
    ),
  )
    .filter((file) => isPlain(file) && !file.startsWith('shell/src/debug/'))
    .filter((file) =>
      /\bdebug\b|debugMode|DebugMode/.test(
        withoutComments(readFileSync(path.join(ROOT, file), 'utf8')).replace(/^import .*$/gm, ''),
      ),
    );
  expect(requesting.filter((file) => file !== 'shell/src/layout/store-frame.tsx').sort()).toEqual(
    Object.keys(MAY_READ).sort(),
  );
});
