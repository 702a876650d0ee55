import { allSettled, fork, type Scope } from 'effector';
import { cardsBus, cartBus, checkoutBus, deliveryBus, orderBus, sessionBus } from '../bus';
import { type Coupon, minor, type PaymentChoice } from '../contracts';
import {
  aCustomer,
  aFee,
  aGeneralLine,
  anAddress,
  aPlacedOrder,
  aRestoredDraft,
  restaurantData,
} from '../testing';
import { $isCardRequested } from './card-request';
import { $deliveryType } from './cart';
import {
  $address,
  $coupon,
  $customer,
  $fee,
  $feeDiscount,
  $hasScheduled,
  $isCashbackUsed,
  $isCouponUnconfirmed,
  $isPlacing,
  $orderDraft,
  $orderUuid,
  $payment,
  $schedule,
  $tip,
  $visitSource,
  visitSourceRead,
} from './order-draft';
import { restaurantLoaded, restaurantSelected } from './restaurant';
import {
  $isOrderDraftRead,
  orderDraftMissing,
  orderDraftRestored,
  type RestoredDraft,
} from './restored-draft';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

const later = { kind: 'later', scheduleTo: '2026-11-21 19:30' } as const;

describe('when the food is wanted', () => {
  test('[SCHEDULE-05] a time takes the place of now, and now the place of a time', async () => {
    const scope = fork();
    await allSettled(deliveryBus.scheduleChosen, { scope, params: later });
    expect(scope.getState($schedule)).toEqual(later);
    await allSettled(deliveryBus.scheduleChosen, { scope, params: { kind: 'now' } });
    expect(scope.getState($schedule)).toEqual({ kind: 'now' });
  });

  test('[DELIVERY-14] another delivery type resets it', async () => {
    const scope = fork({
      values: [
        [$deliveryType, 'balcony'],
        [$schedule, later],
      ],
    });
    await allSettled(deliveryBus.typeChosen, { scope, params: 'delivery' });
    expect(scope.getState($schedule)).toBeNull();
  });

  test('[DELIVERY-14] [DELIVERY-15] only an address that sets the type delivery resets it', async () => {
    const confirm = async (type: 'balcony' | 'delivery') => {
      const scope = fork({
        values: [
          [$deliveryType, type],
          [$schedule, later],
        ],
      });
      await allSettled(deliveryBus.addressConfirmed, {
        scope,
        params: { address: anAddress(), fee: aFee() },
      });
      return scope.getState($schedule);
    };
    expect(await confirm('balcony')).toBeNull();
    expect(await confirm('delivery')).toEqual(later);
  });
});

test('[OPEN-082] a logout clears typed data and addresses; an expired session clears neither', async () => {
  const scope = fork();
  const held = () => [
    scope.getState($customer).name,
    scope.getState($address)?.street,
    scope.getState($fee) !== null,
  ];
  await allSettled(deliveryBus.customerChanged, { scope, params: aCustomer({ name: 'Ana' }) });
  await allSettled(deliveryBus.addressConfirmed, {
    scope,
    params: { address: anAddress({ street: 'Rua A' }), fee: aFee() },
  });
  await allSettled(sessionBus.signedOut, { scope });
  expect(held()).toEqual(['Ana', 'Rua A', true]);
  await allSettled(sessionBus.logOutConfirmed, { scope });
  expect(held()).toEqual(['', undefined, false]);
});

test('the source of a visit is the one that the page opened with', async () => {
  const scope = fork();
  const source = { src: 'flyer', campaign: 'c', u: 'u', wpu: 'w', t: 't' };
  expect(Object.values(scope.getState($visitSource)).join('')).toBe('');
  await allSettled(visitSourceRead, { scope, params: source });
  expect(scope.getState($visitSource)).toEqual(source);
});

describe('the choices of an order', () => {
  const coupon: Coupon = {
    id: 'c1',
    code: 'TEN',
    type: 'fixDiscount',
    fixDiscount: minor(1000),
    percentDiscount: 0,
    minOrderValue: minor(0),
    onlyOneUsePerClient: false,
    enableUseFeaturedItems: false,
  };
  const feeDiscount = { value: 2, discountValue: null, discountType: 'fixed' };
  const chosen = async () => {
    const scope = fork();
    await allSettled(deliveryBus.addressConfirmed, {
      scope,
      params: { address: anAddress(), fee: aFee() },
    });
    await allSettled(deliveryBus.feeDiscountFound, { scope, params: feeDiscount });
    await allSettled(checkoutBus.couponApplied, { scope, params: coupon });
    await allSettled(checkoutBus.cashbackUsed, { scope, params: true });
    await allSettled(checkoutBus.opened, { scope, params: 'key-1' });
    return scope;
  };
  const held = (scope: Awaited<ReturnType<typeof chosen>>) => ({
    address: scope.getState($address) !== null,
    feeDiscount: scope.getState($feeDiscount),
    coupon: scope.getState($coupon),
    isCashbackUsed: scope.getState($isCashbackUsed),
    uuid: scope.getState($orderUuid),
  });
  const ALL = { address: true, feeDiscount, coupon, isCashbackUsed: true, uuid: 'key-1' };
  const NONE = {
    address: false,
    feeDiscount: null,
    coupon: null,
    isCashbackUsed: false,
    uuid: null,
  };

  test('[COUPON-13] last until they are taken back, one by one', async () => {
    const scope = await chosen();
    expect(held(scope)).toEqual(ALL);
    await allSettled(checkoutBus.couponRemoved, { scope });
    expect(held(scope)).toEqual({ ...ALL, coupon: null });
    await allSettled(checkoutBus.cashbackUsed, { scope, params: false });
    expect(held(scope).isCashbackUsed).toBe(false);
    await allSettled(deliveryBus.feeDiscountFound, { scope, params: null });
    expect(held(scope).feeDiscount).toBeNull();
  });

  test('end with the restaurant and with a reset of the order', async () => {
    const left = await chosen();
    await allSettled(restaurantSelected, { scope: left, params: 'elsewhere' });
    const reset = await chosen();
    await allSettled(orderBus.draftReset, { scope: reset });
    for (const scope of [left, reset]) expect(held(scope)).toEqual(NONE);
  });

  test('[COUPON-13] a placed order uses up its coupon, its cashback and its key, not the address', async () => {
    const scope = await chosen();
    await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
    expect(held(scope)).toEqual({ ...NONE, address: true, feeDiscount });
  });

  test('[OPEN-082] another session spends no cashback of the previous one', async () => {
    const signedOut = await chosen();
    await allSettled(sessionBus.signedOut, { scope: signedOut });
    const signedIn = await chosen();
    await allSettled(sessionBus.signedIn, {
      scope: signedIn,
      params: { token: 't', mode: 'email' },
    });
    for (const scope of [signedOut, signedIn])
      expect(held(scope)).toEqual({ ...ALL, isCashbackUsed: false });
  });
});

describe('the chosen payment', () => {
  const pix: PaymentChoice = { method: 'pix', group: 'uponDelivery' };
  const paid = () => fork({ values: [[$payment, pix]] });

  test('[CHECKOUT-14] [CHECKOUT-15] is chosen again after the cart, the type or a discount changed', async () => {
    const scopes = [];
    for (const change of [
      (scope: ReturnType<typeof paid>) =>
        allSettled(cartBus.lineAdded, { scope, params: aGeneralLine() }),
      (scope: ReturnType<typeof paid>) =>
        allSettled(cartBus.lineReplaced, { scope, params: aGeneralLine() }),
      (scope: ReturnType<typeof paid>) => allSettled(cartBus.lineRemoved, { scope, params: 'a' }),
      (scope: ReturnType<typeof paid>) =>
        allSettled(cartBus.quantityChanged, { scope, params: { lineId: 'a', delta: 1 } }),
      (scope: ReturnType<typeof paid>) =>
        allSettled(deliveryBus.typeChosen, { scope, params: 'balcony' }),
      (scope: ReturnType<typeof paid>) =>
        allSettled(checkoutBus.couponApplied, { scope, params: { id: 'c' } as Coupon }),
      (scope: ReturnType<typeof paid>) =>
        allSettled(cartBus.reconciled, {
          scope,
          params: { lines: [], removed: [], repriced: [] },
        }),
      (scope: ReturnType<typeof paid>) => allSettled(checkoutBus.couponRemoved, { scope }),
      (scope: ReturnType<typeof paid>) =>
        allSettled(checkoutBus.cashbackUsed, { scope, params: true }),
      (scope: ReturnType<typeof paid>) => allSettled(orderBus.draftReset, { scope }),
    ]) {
      const scope = paid();
      await change(scope);
      scopes.push(scope);
    }
    expect(scopes.map((scope) => scope.getState($payment))).toEqual(scopes.map(() => null));
  });
});

test('[CONFLICTS-06] an order is being placed until it is settled or the restaurant changes', async () => {
  const scope = fork();
  await allSettled(orderBus.sendingStarted, { scope });
  expect(scope.getState($isPlacing)).toBe(true);
  await allSettled(orderBus.settled, { scope });
  expect(scope.getState($isPlacing)).toBe(false);
  await allSettled(orderBus.sendingStarted, { scope });
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($isPlacing)).toBe(false);
});

describe('a restored draft', () => {
  const place = { address: anAddress({ street: 'Rua Harmonia' }), fee: aFee() };
  const draft = aRestoredDraft({
    customer: aCustomer({ name: 'Ana', email: 'ana@example.com' }),
    place,
    schedule: later,
    coupon: { id: 'c' } as Coupon,
    payment: { method: 'pix', group: 'online' },
  });

  test('fills what is empty, and replaces nothing of this visit', async () => {
    const scope = fork();
    await allSettled(deliveryBus.customerChanged, {
      scope,
      params: { ...scope.getState($customer), name: 'Bia' },
    });
    await allSettled(deliveryBus.scheduleChosen, { scope, params: { kind: 'now' } });
    await allSettled(orderDraftRestored, { scope, params: draft });
    expect(scope.getState($customer)).toMatchObject({ name: 'Bia', email: 'ana@example.com' });
    expect(scope.getState($orderDraft)).toMatchObject({
      place,
      schedule: { kind: 'now' },
      coupon: { id: 'c' },
      payment: { method: 'pix' },
    });
  });

  test('its coupon is unconfirmed until the server or the customer decides', async () => {
    for (const decide of [checkoutBus.couponConfirmed, checkoutBus.couponRemoved]) {
      const scope = fork();
      await allSettled(orderDraftRestored, { scope, params: draft });
      expect(scope.getState($isCouponUnconfirmed)).toBe(true);
      await allSettled(decide, { scope });
      expect(scope.getState($isCouponUnconfirmed)).toBe(false);
    }
  });

  test('a logout clears its personal data, also the payer of the method', async () => {
    const scope = fork();
    const payer = { name: 'Ana', cpf: '52998224725', email: 'ana@example.com' };
    const payment = { method: 'pixAsaas', group: 'online' as const, user: payer, form: payer };
    await allSettled(orderDraftRestored, { scope, params: { ...draft, payment } });
    await allSettled(sessionBus.logOutConfirmed, { scope });
    expect(JSON.stringify(scope.getState($orderDraft))).not.toMatch(/Ana|ana@|Harmonia|52998/);
  });
});

describe('a scheduled order', () => {
  test.each<{ case: string; draft: Partial<RestoredDraft>; has: boolean }>([
    { case: 'a draft for later', draft: { schedule: later }, has: true },
    { case: 'a draft whose time is lost', draft: { isTimeLost: true }, has: true },
    { case: 'a draft for now', draft: { schedule: { kind: 'now' } }, has: false },
  ])('[DELIVERY-23] comes back with $case: $has', async ({ draft, has }) => {
    const scope = fork();
    await allSettled(orderDraftRestored, { scope, params: aRestoredDraft(draft) });
    expect(scope.getState($hasScheduled)).toBe(has);
  });

  test('[DELIVERY-14] stays one when its type changes, until it is for now or over', async () => {
    for (const end of [
      { unit: deliveryBus.scheduleChosen, params: { kind: 'now' } as const },
      { unit: orderBus.draftReset, params: undefined },
    ]) {
      const scope = fork();
      await allSettled(deliveryBus.scheduleChosen, { scope, params: later });
      await allSettled(deliveryBus.typeChosen, { scope, params: 'balcony' });
      expect([scope.getState($schedule), scope.getState($hasScheduled)]).toEqual([null, true]);
      await allSettled(end.unit as typeof deliveryBus.scheduleChosen, {
        scope,
        params: end.params as { kind: 'now' },
      });
      expect(scope.getState($hasScheduled)).toBe(false);
    }
  });
});

test.each([
  ['restored', () => orderDraftRestored, aRestoredDraft()],
  ['missing', () => orderDraftMissing, undefined],
])('a draft counts as read once it is %s, per restaurant', async (_, unit, params) => {
  const scope = fork();
  expect(scope.getState($isOrderDraftRead)).toBe(false);
  await allSettled(unit() as typeof orderDraftMissing, { scope, params: params as undefined });
  expect(scope.getState($isOrderDraftRead)).toBe(true);
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($isOrderDraftRead)).toBe(false);
});

const cash = (changeNeeded: boolean): PaymentChoice => ({
  method: 'cash',
  group: 'uponDelivery',
  cash: { changeNeeded, change: minor(5000) },
});
const pix: PaymentChoice = { method: 'pix', group: 'online' };
const payer: PaymentChoice = { ...pix, user: { cpf: '52998224725' } };

const after = async (choice: PaymentChoice | null, event: (scope: Scope) => Promise<unknown>) => {
  const scope = fork({ values: [[$payment, choice]] });
  await event(scope);
  return scope.getState($payment);
};

test("a logout clears a method with the payer's data, and no other one", async () => {
  const loggedOut = (choice: PaymentChoice | null) =>
    after(choice, (scope) => allSettled(sessionBus.logOutConfirmed, { scope }));
  expect([await loggedOut(payer), await loggedOut(pix), await loggedOut(null)]).toEqual([
    null,
    pix,
    null,
  ]);
});

test('a tip clears cash that needs change, and no other method', async () => {
  const tipped = (choice: PaymentChoice | null) =>
    after(choice, (scope) =>
      allSettled(checkoutBus.tipChosen, { scope, params: { kind: 'percent', percent: 10 } }),
    );
  expect([
    await tipped(cash(true)),
    await tipped(cash(false)),
    await tipped(pix),
    await tipped(null),
  ]).toEqual([null, cash(false), pix, null]);
});

const ten = { kind: 'percent', percent: 10 } as const;
const none = { kind: 'amount', amount: minor(0) } as const;
const fixed = { value: 2, discountValue: null, discountType: 'fixed' };
const percent = { value: 5, discountValue: null, discountType: 'percent' };
const restore = (scope: ReturnType<typeof fork>, draft: Partial<RestoredDraft>) =>
  allSettled(orderDraftRestored, { scope, params: aRestoredDraft(draft) });

test('a draft brings its tip, its cashback and its fee discount', async () => {
  const scope = fork();
  await restore(scope, { tip: ten, isCashbackUsed: true, feeDiscount: fixed });
  expect([
    scope.getState($tip),
    scope.getState($isCashbackUsed),
    scope.getState($feeDiscount),
  ]).toEqual([ten, true, fixed]);
});

test('the choices of this visit stay, also a tip of 0', async () => {
  const scope = fork();
  await allSettled(checkoutBus.tipChosen, { scope, params: none });
  await allSettled(checkoutBus.cashbackUsed, { scope, params: true });
  await allSettled(checkoutBus.couponApplied, { scope, params: { id: 'own' } as Coupon });
  await allSettled(deliveryBus.feeDiscountFound, { scope, params: percent });
  await allSettled(deliveryBus.scheduleChosen, {
    scope,
    params: { kind: 'later', scheduleTo: '2026-11-21 19:30' },
  });
  await restore(scope, { tip: ten, feeDiscount: fixed, coupon: { id: 'restored' } as Coupon });
  expect(scope.getState($orderDraft)).toMatchObject({
    tip: none,
    isCashbackUsed: true,
    coupon: { id: 'own' },
  });
  expect([scope.getState($feeDiscount), scope.getState($hasScheduled)]).toEqual([percent, true]);
});

test('an address of this visit stays with its fee', async () => {
  const own = { address: anAddress({ street: 'Rua A' }), fee: aFee({ deliveryFee: minor(100) }) };
  const place = { address: anAddress({ street: 'Rua B' }), fee: aFee({ deliveryFee: minor(200) }) };
  const scope = fork();
  await allSettled(deliveryBus.addressConfirmed, { scope, params: own });
  await restore(scope, { place });
  expect(scope.getState($orderDraft).place).toEqual(own);
});

const wallet: PaymentChoice = {
  method: 'multipedidos@asaas',
  group: 'online',
  wallet: { uuid: 'card-1', brand: 'Visa', lastDigits: '1111', nickname: 'Mine', token: 'T' },
};

async function paid(choice: PaymentChoice) {
  const scope = fork();
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  await allSettled(checkoutBus.paymentChosen, { scope, params: choice });
  return scope;
}

test('[CARDS-13] the form of a new card is open until it is dismissed or the restaurant changes', async () => {
  const scope = fork();
  await allSettled(cardsBus.addRequested, { scope });
  expect(scope.getState($isCardRequested)).toBe(true);
  await allSettled(cardsBus.addDismissed, { scope });
  expect(scope.getState($isCardRequested)).toBe(false);
  await allSettled(cardsBus.addRequested, { scope });
  await allSettled(restaurantSelected, { scope, params: 'slice-house' });
  expect(scope.getState($isCardRequested)).toBe(false);
});

test('[ERRORS-19] a card that is erased pays nothing; another one does', async () => {
  const scope = await paid(wallet);
  await allSettled(cardsBus.cardErased, { scope, params: 'card-2' });
  expect(scope.getState($payment)).toEqual(wallet);
  await allSettled(cardsBus.cardErased, { scope, params: 'card-1' });
  expect(scope.getState($payment)).toBeNull();
});

test('a logout removes the card', async () => {
  const scope = await paid(wallet);
  await allSettled(sessionBus.signedOut, { scope });
  expect(scope.getState($payment)).toBeNull();
});
