import {
  minor,
  ZERO,
  type Coupon,
  type RestaurantInfo,
  type StoredOrderDraft,
} from '@storefront/shared-domain/contracts';
import {
  aCustomer,
  aFee,
  anAddress,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { checkDraft, type Today } from './check-draft';
import { NO_DRAFT } from './draft-content';

const coupon = { id: 'c', code: 'DEZ' } as Coupon;
const money = {
  method: 'money',
  group: 'uponDelivery' as const,
  cash: { changeNeeded: false, change: ZERO },
};
const draft: StoredOrderDraft = {
  ...NO_DRAFT,
  savedAt: 0,
  customer: aCustomer({ name: 'Ana' }),
  place: { address: anAddress(), fee: aFee() },
  coupon,
  payment: { subtotal: minor(5000), choice: money },
};

type Over = Omit<Partial<Today>, 'info'> & { info?: Partial<RestaurantInfo> };
const today = ({ info, ...over }: Over = {}): Today => ({
  info: aRestaurant({ coupoms_active: true, cash_payment: true, ...info }),
  hours: restaurantData().hours,
  template: null,
  state: 'open',
  type: 'delivery',
  subtotal: minor(5000),
  isLoggedIn: false,
  debug: false,
  now: new Date('2026-11-21T12:00:00-03:00'),
  ...over,
});
const scheduled = { scheduleSettings: { ...aRestaurant().scheduleSettings, enable: true } };

test('a draft that is valid today comes back as it was', () =>
  expect(checkDraft(draft, today())).toEqual({
    customer: draft.customer,
    place: draft.place,
    schedule: null,
    coupon,
    isCashbackUsed: false,
    tip: null,
    payment: money,
    isTimeLost: false,
    feeDiscount: null,
  }));

test.each<{ case: string; over: Over; lost: object }>([
  {
    case: 'a method that is no longer offered',
    over: { info: { cash_payment: false } },
    lost: { payment: null },
  },
  { case: 'the method of another cart', over: { subtotal: minor(4000) }, lost: { payment: null } },
  { case: 'the method of another type', over: { type: 'balcony' }, lost: { payment: null } },
  {
    case: 'the coupon of a restaurant without coupons',
    over: { info: { coupoms_active: false } },
    lost: { coupon: null },
  },
  {
    case: 'the address of a restaurant that no longer delivers',
    over: { info: { no_delivery: true } },
    lost: { place: null },
  },
])('$case is dropped, and the rest stays', ({ over, lost }) =>
  expect(checkDraft(draft, today(over))).toEqual({ ...checkDraft(draft, today()), ...lost }),
);

test('a method with a card of the wallet comes back without the card', () => {
  const choice = { method: 'multipedidos@asaas', group: 'online' as const };
  const info = { online_payment_integrations: ['multipedidos@asaas'] };
  const wallet = { ...draft, payment: { subtotal: minor(5000), choice } };
  expect(checkDraft(wallet, today({ info })).payment).toEqual(choice);
});

describe('a method of several providers', () => {
  const user = { name: 'Ana Lima', cpf: '52998224725' };
  const online = ['pixAsaas', 'pixTuna', 'stripe'];
  const at = (method: string, info: Partial<RestaurantInfo>, payer: object = {}) =>
    checkDraft(
      {
        ...draft,
        payment: { subtotal: minor(5000), choice: { method, group: 'online', ...payer } },
      },
      today({ info: { online_payment_integrations: online, ...info } }),
    ).payment;

  test('a method that is hidden now is the one that customers see instead', () => {
    expect(at('pixAsaas', { tuna_pix_status: 'active' }, { user, form: user })).toEqual({
      method: 'pixTuna',
      group: 'online',
    });
    expect(at('pixTuna', { tuna_pix_status: 'inactive' }, { user, form: user })).toEqual({
      method: 'pixAsaas',
      group: 'online',
      user,
      form: user,
    });
  });

  test('it is dropped when the other provider requires data that the draft lacks', () =>
    expect(at('pixTuna', { tuna_pix_status: 'inactive' })).toBeNull());

  test('a card of the wallet has to be chosen again, as a card', () => {
    const wallet = 'multipedidos@asaas';
    expect(
      at('stripe', { online_payment_integrations: ['stripe', wallet], wallet_is_active: true }),
    ).toEqual({ method: wallet, group: 'online' });
  });
});

test.each([
  { isLoggedIn: true, enabled: true, expected: true },
  { isLoggedIn: false, enabled: true, expected: false },
  { isLoggedIn: true, enabled: false, expected: false },
])('cashback with login $isLoggedIn and cashback $enabled: $expected', ({ expected, ...given }) => {
  const info = { cashbackSettings: { ...aRestaurant().cashbackSettings, enabled: given.enabled } };
  const over = { info, isLoggedIn: given.isLoggedIn };
  expect(checkDraft({ ...draft, isCashbackUsed: true }, today(over)).isCashbackUsed).toBe(expected);
});

describe('the time of the order', () => {
  const at = (schedule: StoredOrderDraft['schedule'], over: Over = {}) =>
    checkDraft({ ...draft, schedule }, today({ ...over, info: { ...scheduled, ...over.info } }));
  const later = (scheduleTo: string) => ({ kind: 'later' as const, scheduleTo });

  test('now stays while orders for now are accepted', () => {
    expect(at({ kind: 'now' }).schedule).toEqual({ kind: 'now' });
    expect(at({ kind: 'now' }, { state: 'openForSchedule' }).schedule).toBeNull();
  });

  test('a time that passed is dropped with the method, and the rest stays', () =>
    expect(at(later('2026-11-20 19:30'))).toMatchObject({
      schedule: null,
      isTimeLost: true,
      payment: null,
      customer: { name: 'Ana' },
      place: draft.place,
    }));

  test('a time stays while it is offered', () => {
    const slots = ['2026-11-21', '2026-11-22'].flatMap((date) =>
      Array.from({ length: 48 }, (_, half) =>
        later(`${date} ${Math.floor(half / 2)}:${half % 2 ? '30' : '00'}`),
      ),
    );
    const offered = slots.filter((slot) => at(slot).schedule !== null);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.length).toBeLessThan(slots.length);
  });

  test('a time is dropped while the hours that decide about it are unknown', () => {
    const slots = ['18:00', '19:00', '20:00'].map((clock) => later(`2026-11-21 ${clock}`));
    expect(slots.map((slot) => at(slot, { template: undefined }).schedule)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

test("the fee discount is that of today's record for the cart", () => {
  const deliveryFeeDiscounts = [
    { discountMinValue: minor(3000), value: 50, discountType: 'percent' },
  ];
  expect(checkDraft(draft, today({ info: { deliveryFeeDiscounts } })).feeDiscount).toEqual({
    value: 50,
    discountValue: null,
    discountType: 'percent',
  });
});
