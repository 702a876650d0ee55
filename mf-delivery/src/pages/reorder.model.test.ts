import { allSettled, createWatch, fork } from 'effector';
import type { DeliveryType } from '@storefront/shared-domain/contracts';
import { minor } from '@storefront/shared-domain/contracts';
import {
  $customer,
  $deliveryType,
  $lines,
  $restaurantData,
  orderDraftMissing,
} from '@storefront/shared-domain/models';
import {
  aCustomer,
  aFee,
  aGeneralLine,
  anAddress,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import '../features/type-choice/type-choice.model'; // preselects the type
import { readLastAddressFx } from '../features/address/last-address.model';
import { readLastDeliveryFx } from '../lib/last-delivery.model';
import { getFeeFx } from '../lib/delivery-fee/delivery-fee.api';
import { pageLeft, pageOpened } from '../lib/page-events.model';
import { deadlinePassed, reorderArrived, reorderDecided } from './reorder.model';

type Given = {
  last?: DeliveryType | null;
  type?: DeliveryType | null;
  name?: string;
  fee?: () => unknown;
  isDraftRead?: boolean;
};
/** The delivery page at a reorder: what it decided, one entry per decision. */
async function reorder({
  last = 'delivery',
  type = null,
  name = 'Ana Lima',
  fee = () => aFee(),
  isDraftRead = true,
}: Given = {}) {
  const scope = fork({
    values: [
      [
        $restaurantData,
        restaurantData({
          info: aRestaurant({ no_table: false, table_self_service_enabled: true }),
        }),
      ],
      [$deliveryType, type],
      [$customer, aCustomer({ name, table: type === 'table' ? '7' : '' })],
      [$lines, [aGeneralLine({ price: minor(5000) })]],
    ],
    handlers: [
      [readLastAddressFx, () => anAddress()],
      [readLastDeliveryFx, () => ({ type: last, name: '', email: '' })],
      [getFeeFx, fee],
    ],
  });
  const decisions: boolean[] = [];
  createWatch({ unit: reorderDecided, scope, fn: (isComplete) => decisions.push(isComplete) });
  await allSettled(pageOpened, { scope, params: new Date() });
  await allSettled(reorderArrived, { scope });
  if (isDraftRead) await allSettled(orderDraftMissing, { scope });
  return { scope, decisions };
}

test.each<{ case: string; given: Given; decisions: boolean[] }>([
  { case: 'the last delivery is complete', given: {}, decisions: [true] },
  { case: 'the last pickup is complete', given: { last: 'balcony' }, decisions: [true] },
  { case: 'no type is known', given: { last: null }, decisions: [false] },
  { case: 'the name is missing', given: { name: '' }, decisions: [false] },
  {
    case: 'the address is outside the area',
    given: { fee: () => aFee({ delivery: false }) },
    decisions: [false],
  },
  { case: 'a table orders from the page', given: { type: 'table' }, decisions: [false] },
  { case: 'the draft is not read yet', given: { isDraftRead: false }, decisions: [] },
])('[OPEN-001] [OPEN-002] a reorder is decided once: $case', async ({ given, decisions }) =>
  expect((await reorder(given)).decisions).toEqual(decisions),
);

test('[OPEN-050] the fee of the last address is awaited', async () => {
  let answer = (_: unknown): void => undefined;
  const pending = new Promise((resolve) => {
    answer = resolve;
  });
  const decided = reorder({ fee: () => pending });
  answer(aFee());
  expect((await decided).decisions).toEqual([true]);
});

test('after the deadline the customer continues on the page', async () => {
  const { scope, decisions } = await reorder({ isDraftRead: false });
  await allSettled(deadlinePassed, { scope });
  await allSettled(orderDraftMissing, { scope });
  await allSettled(deadlinePassed, { scope });
  expect(decisions).toEqual([false]);
});

test('a page that was left decides nothing', async () => {
  const { scope, decisions } = await reorder({ isDraftRead: false });
  await allSettled(pageLeft, { scope });
  await allSettled(orderDraftMissing, { scope });
  expect(decisions).toEqual([]);
});
