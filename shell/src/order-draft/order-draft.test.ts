/** @jest-environment jsdom */
import { allSettled, createWatch, fork } from 'effector';
import { cartBus, deliveryBus, orderBus } from '@storefront/shared-domain/bus';
import {
  ZERO,
  minor,
  type Coupon,
  type RestaurantInfo,
  type StoredOrderDraft,
  StoredLastDelivery,
  type OrderDetails,
} from '@storefront/shared-domain/contracts';
import {
  cartOpened,
  orderDraftMissing,
  restaurantLoaded,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { PARTNER_METHOD, WALLET_METHOD } from '@storefront/shared-domain/rules';
import { createStorage, keys, storage } from '@storefront/shared-domain/storage';
import {
  aCustomer,
  aFee,
  aGeneralLine,
  anAddress,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { checkDraft, type Today } from './check-draft';
import { toContent, NO_DRAFT, type DraftContent } from './draft-content';
import { openDraftJournal } from './draft-journal';
import { rememberDelivery } from './last-delivery';
import './order-draft.model';

describe('the stored draft', () => {
  const KEY = keys.orderDraft(7);
  const HOUR = 3_600_000;
  const ana: DraftContent = { ...NO_DRAFT, customer: aCustomer({ name: 'Ana' }) };

  beforeEach(() => localStorage.clear());

  const open = (at = 0) =>
    openDraftJournal(
      7,
      createStorage(() => localStorage),
      () => at,
    );
  const stored = () => localStorage.getItem(KEY);

  test('a draft is read back by the next visit', () => {
    const draft: DraftContent = {
      customer: aCustomer(),
      place: { address: anAddress(), fee: aFee() },
      schedule: { kind: 'later', scheduleTo: '2026-11-21 19:30' },
      coupon: null,
      isCashbackUsed: true,
      tip: { kind: 'percent', percent: 18 },
      payment: {
        subtotal: ZERO,
        choice: {
          method: 'money',
          group: 'uponDelivery',
          cash: { changeNeeded: false, change: ZERO },
        },
      },
    };
    open().save(draft);
    expect(open(HOUR).found).toEqual({ ...draft, savedAt: 0 });
  });

  test.each([
    { age: 23 * HOUR, isFound: true },
    { age: 25 * HOUR, isFound: false },
    { age: -25 * HOUR, isFound: false },
  ])('a draft that the clock makes $age ms old is found: $isFound', ({ age, isFound }) => {
    open().save(ana);
    expect(open(age).found !== null).toBe(isFound);
    expect(stored() !== null).toBe(isFound);
  });

  test('a broken part is dropped alone', () => {
    const value = {
      ...ana,
      customer: { ...ana.customer, email: ['a'], phone: '1'.repeat(5000) },
      payment: { subtotal: 1, choice: { method: 'pix', group: 'anywhere' } },
      schedule: { kind: 'later', scheduleTo: '<b>' },
      coupon: 'FREE',
      place: {},
      savedAt: 0,
    };
    localStorage.setItem(KEY, JSON.stringify({ v: 1, value }));
    expect(open().found).toEqual({
      ...ana,
      customer: { ...ana.customer, email: '', phone: '' },
      savedAt: 0,
    });
  });

  describe('two tabs', () => {
    test('store what each of them changed', () => {
      const [one, two] = [open(), open()];
      one.save(ana);
      two.save({ ...NO_DRAFT, isCashbackUsed: true });
      expect(open().found).toEqual({ ...ana, isCashbackUsed: true, savedAt: 0 });
    });

    test('a tab does not return the data of a customer after a logout in the other one', () => {
      const tab = open();
      tab.save(ana);
      localStorage.removeItem(KEY);
      tab.save({ ...ana, isCashbackUsed: true });
      expect(stored()).not.toContain('Ana');
    });
  });

  test('after an order the draft is gone, and the next change stores all that the visit still has', () => {
    const tab = open();
    tab.save(ana);
    tab.remove(ana);
    tab.save(ana);
    expect(stored()).toBeNull();
    tab.save({ ...ana, isCashbackUsed: true });
    expect(open().found).toEqual({ ...ana, isCashbackUsed: true, savedAt: 0 });
  });

  describe('what is never stored', () => {
    const draft = {
      ...ana,
      payment: null,
      customer: aCustomer({ name: 'Ana 4111 1111 1111 1111', carPlate: 'ABC1D23' }),
    };

    test('a card number typed into a field', () =>
      expect(toContent(draft, ZERO).customer).toMatchObject({ name: '', carPlate: 'ABC1D23' }));

    test('the card of a wallet and its token, and the sale of a partner', () => {
      const wallet = {
        uuid: 'w',
        brand: 'visa',
        lastDigits: '1111',
        nickname: '',
        token: 'secret',
      };
      const partner = { cpf: '52998224725', confirmationCode: '1234', saleID: 's' };
      const content = toContent(
        { ...draft, payment: { method: WALLET_METHOD, group: 'online', wallet, partner } },
        ZERO,
      );
      expect(content.payment?.choice.method).toBe(WALLET_METHOD);
      expect(JSON.stringify(content)).not.toMatch(/secret|1111|1234/);
    });

    test('a choice of the partner', () =>
      expect(
        toContent({ ...draft, payment: { method: PARTNER_METHOD, group: 'online' } }, ZERO).payment,
      ).toBeNull());
  });
});

describe('a draft that is read', () => {
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
    {
      case: 'the method of another cart',
      over: { subtotal: minor(4000) },
      lost: { payment: null },
    },
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
  });

  test.each([
    { isLoggedIn: true, enabled: true, expected: true },
    { isLoggedIn: false, enabled: true, expected: false },
    { isLoggedIn: true, enabled: false, expected: false },
  ])(
    'cashback with login $isLoggedIn and cashback $enabled: $expected',
    ({ expected, ...given }) => {
      const info = {
        cashbackSettings: { ...aRestaurant().cashbackSettings, enabled: given.enabled },
      };
      const over = { info, isLoggedIn: given.isLoggedIn };
      expect(checkDraft({ ...draft, isCashbackUsed: true }, today(over)).isCashbackUsed).toBe(
        expected,
      );
    },
  );

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
  });
});

describe('the last delivery', () => {
  const stored = () => storage.read(keys.lastDelivery(7), StoredLastDelivery);
  const order = (own: Partial<OrderDetails> = {}) => ({
    deliveryType: 'balcony' as const,
    carTakeout: false,
    ...own,
  });
  const ana = aCustomer({ name: 'Ana', email: 'ana@example.com', cpf: '52998224725' });

  beforeEach(() => localStorage.clear());

  test.each([
    { own: { deliveryType: 'delivery' }, type: 'delivery' },
    { own: { deliveryType: 'balcony' }, type: 'balcony' },
    { own: { deliveryType: 'balcony', carTakeout: true }, type: 'carTakeout' },
  ] as const)('the last order of a guest: $type, name and e-mail, no document', ({ own, type }) => {
    rememberDelivery(7, order(own), ana);
    expect(stored()).toEqual({ type, name: 'Ana', email: 'ana@example.com' });
    expect(localStorage.getItem(keys.lastDelivery(7))).not.toContain('52998224725');
  });

  test('of a logged-in customer only the type is stored', () => {
    storage.write(keys.token(7), 'token');
    rememberDelivery(7, order(), ana);
    expect(stored()).toEqual({ type: 'balcony', name: '', email: '' });
  });

  test.each([
    [
      'another type',
      '{"type":"drone","name":"Ana","email":""}',
      { type: null, name: 'Ana', email: '' },
    ],
    [
      'texts that are none',
      '{"type":"balcony","name":5}',
      { type: 'balcony', name: '', email: '' },
    ],
  ])('%s reads as far as it is valid', (_, value, expected) => {
    localStorage.setItem(keys.lastDelivery(7), `{"v":1,"value":${value}}`);
    expect(stored()).toEqual(expected);
  });
});

describe('the model', () => {
  const data = restaurantData({ info: aRestaurant() });
  const { id, restaurant_url } = data.info;
  const stored = (): string | null => localStorage.getItem(keys.orderDraft(id));

  beforeEach(() => localStorage.clear());

  test('it is opened once, with the first line, stored with each change, and ends with the order', async () => {
    const scope = fork();
    const missing = jest.fn();
    createWatch({ unit: orderDraftMissing, scope, fn: missing });
    await allSettled(restaurantSelected, { scope, params: restaurant_url });
    await allSettled(restaurantLoaded, { scope, params: data });
    await allSettled(cartOpened, { scope, params: id });
    expect(missing).not.toHaveBeenCalled();
    await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId: 'a' }) });
    await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId: 'b' }) });
    expect(missing).toHaveBeenCalledTimes(1);
    const params = aCustomer({ name: 'Ana' });
    await allSettled(deliveryBus.customerChanged, { scope, params });
    expect(stored()).toContain('Ana');
    await allSettled(orderBus.draftReset, { scope });
    expect(stored()).toBeNull();
  });
});
