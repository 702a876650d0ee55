import { allSettled, fork, createWatch } from 'effector';
import { sessionBus, deliveryBus, noticeBus } from '@storefront/shared-domain/bus';
import {
  StoredText,
  type Client,
  type Customer,
  type PhoneItem,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $customer,
  $debugMode,
  $restaurantData,
  orderDraftMissing,
  orderDraftRestored,
  $client,
  $visitSource,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import {
  aClient,
  aCustomer,
  aRestaurant,
  aRestoredDraft,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { readLastDeliveryFx, $lastDelivery } from '../../lib/last-delivery.model';
import { nextPressed, pageOpened } from '../../lib/page-events.model';
import { formShown, customerTyped } from './customer.model';
import { readPhoneItemFx } from './phone-lookup.model';
import { readPhoneFx } from './stored-phone.model';

describe('the customer', () => {
  const empty = aCustomer({ name: '', phone: '' });
  const visit = ({
    customer = empty,
    phone = '',
    debug = false,
  }: { customer?: Customer; phone?: string; debug?: boolean } = {}) =>
    fork({
      values: [
        [$restaurantData, restaurantData({ info: aRestaurant() })],
        [$customer, customer],
        [$debugMode, debug],
      ],
      handlers: [[readPhoneFx, () => phone]],
    });
  const open = (scope: ReturnType<typeof visit>) =>
    allSettled(pageOpened, { scope, params: new Date() });

  describe('the customer form', () => {
    test('[OPEN-047] starts with the logged-in client and the stored phone', async () => {
      const scope = visit({ phone: '5511912345678' });
      await open(scope);
      expect(scope.getState($customer)).toMatchObject({ name: '', phone: '11912345678' });
      await allSettled(sessionBus.clientRead, { scope, params: aClient() });
      expect(scope.getState($customer)).toMatchObject({
        name: 'Ana Lima',
        phone: '11912345678',
        cpf: '52998224725',
      });
    });

    const last = { type: 'balcony', name: 'Ana', email: 'ana@example.com' } as const;
    test.each([
      { case: 'the guest of the last order', draft: null, is: { name: 'Ana', email: last.email } },
      {
        case: 'a draft first',
        draft: { name: 'Bia', email: '' },
        is: { name: 'Bia', email: last.email },
      },
    ])('[OPEN-047] starts with $case', async ({ draft, is }) => {
      const scope = fork({
        values: [
          [$restaurantData, restaurantData({ info: aRestaurant() })],
          [$customer, empty],
        ],
        handlers: [
          [readPhoneFx, () => ''],
          [readLastDeliveryFx, () => last],
        ],
      });
      await open(scope);
      expect(scope.getState($customer).name).toBe('');
      await (draft === null
        ? allSettled(orderDraftMissing, { scope })
        : allSettled(orderDraftRestored, {
            scope,
            params: aRestoredDraft({ customer: { ...empty, ...draft } }),
          }));
      expect(scope.getState($customer)).toMatchObject(is);
    });

    test('what is typed goes to the draft of the order as digits and plain text', async () => {
      const scope = visit();
      await allSettled(customerTyped, {
        scope,
        params: {
          ...empty,
          name: 'Ａna',
          phone: '+55 (11) 98765-4321',
          cpf: '529.982.247-25',
          email: ' ana@example.com ',
        },
      });
      expect(scope.getState($customer)).toMatchObject({
        name: 'Ana',
        phone: '11987654321',
        cpf: '52998224725',
        email: 'ana@example.com',
      });
    });

    test('[DELIVERY-24] debug mode fills in a test name', async () => {
      for (const [debug, name] of [
        [true, 'Cliente de teste'],
        [false, ''],
      ] as const) {
        const scope = visit({ debug });
        await allSettled(formShown, { scope, params: { testName: 'Cliente de teste' } });
        expect(scope.getState($customer).name).toBe(name);
      }
    });

    test('[OPEN-082] the next customer of the page sees no data of the previous one', async () => {
      const scope = visit({ phone: '5511912345678' });
      await allSettled(sessionBus.clientRead, { scope, params: aClient() });
      await open(scope);
      expect(scope.getState($customer)).toMatchObject({ name: 'Ana Lima' });
      await allSettled(sessionBus.logOutConfirmed, { scope });
      expect(scope.getState($customer)).toEqual(empty);
      await allSettled(sessionBus.clientRead, {
        scope,
        params: aClient({ id: 'other', name: 'Bia', phone: '', cpf: '' }),
      });
      expect(scope.getState($customer)).toMatchObject({ name: 'Bia', phone: '', cpf: '' });
    });
  });

  describe('[DOMAIN-057] the phone of this device', () => {
    const fresh = () =>
      fork({
        values: [
          [$restaurantData, restaurantData({ info: aRestaurant() })],
          [$customer, empty],
        ],
      });

    test('is read when the page opens', async () => {
      storage.write(keys.phone, '11955556666');
      const scope = fresh();
      await open(scope);
      expect(scope.getState($customer).phone).toBe('11955556666');
    });

    test('is the same number at a restaurant of another country', async () => {
      const at = async (country: string, customer: Customer) => {
        const scope = fork({
          values: [
            [$restaurantData, restaurantData({ info: aRestaurant({ country }) })],
            [$customer, customer],
          ],
        });
        await open(scope);
        await allSettled(nextPressed, { scope });
        return scope.getState($customer).phone;
      };
      storage.remove(keys.phone);
      expect(await at('US', aCustomer({ phone: '7185550142' }))).toBe('7185550142');
      expect(storage.read(keys.phone, StoredText)).toBe('+17185550142');
      expect(await at('BR', empty)).toBe('0017185550142');
      expect(await at('GB', empty)).toBe('17185550142');
      expect(await at('US', empty)).toBe('7185550142');
    });
  });
});

describe('a phone left for this visit', () => {
  const readAt = new Date('2026-03-14T20:00:00Z');
  const item = (minutesAgo: number, more: Partial<PhoneItem> = {}): PhoneItem => ({
    phone: '+55 19 91234-5678',
    createdAt: new Date(readAt.getTime() - minutesAgo * 60_000).toISOString(),
    created_at: '',
    ...more,
  });

  type Visit = {
    wpu?: string;
    stored?: string;
    customer?: Customer;
    client?: Client | null;
    answer?: () => PhoneItem | Promise<PhoneItem>;
  };
  const visit = ({
    wpu = 'w1',
    stored = '',
    customer = aCustomer({ phone: '' }),
    client = null,
    answer = () => item(1),
  }: Visit) => {
    const request = jest.fn(async () => ({ item: await answer(), readAt }));
    const scope = fork({
      values: [
        [$restaurantData, restaurantData({ info: aRestaurant() })],
        [$customer, customer],
        [$client, client],
        [$visitSource, { src: '', campaign: '', u: '', wpu, t: '' }],
      ],
      handlers: [
        [readPhoneFx, () => stored],
        [readPhoneItemFx, request],
      ],
    });
    const open = () => allSettled(pageOpened, { scope, params: new Date() });
    return { scope, request, open, phone: () => scope.getState($customer).phone };
  };

  test('[DELIVERY-26] [OPEN-085] [SHELL-07] is filled in, and requested once', async () => {
    const { request, open, phone } = visit({});
    await open();
    await open();
    expect(request.mock.calls).toEqual([['w1']]);
    expect(phone()).toBe('19912345678');
  });

  test.each([
    { case: 'five minutes old', given: { answer: () => item(5) }, is: '' },
    {
      case: 'under five minutes old by its other name',
      given: { answer: () => item(0, { createdAt: '', created_at: item(4).createdAt }) },
      is: '19912345678',
    },
    {
      case: 'newer than the one of an earlier visit',
      given: { stored: '5511911112222' },
      is: '19912345678',
    },
    {
      case: 'not the one that was typed',
      given: { customer: aCustomer({ phone: '11933334444' }) },
      is: '11933334444',
    },
    {
      case: 'not the one of the account',
      given: { client: aClient({ phone: '11955556666' }) },
      is: '11955556666',
    },
  ])('[DELIVERY-26] $case: the form holds $is', async ({ given, is }) => {
    const { open, phone } = visit(given);
    await open();
    expect(phone()).toBe(is);
  });

  test('[DELIVERY-26] a slow answer never overwrites what was typed meanwhile', async () => {
    const answers: ((answer: PhoneItem) => void)[] = [];
    const { scope, open, phone } = visit({
      answer: () => new Promise((resolve) => answers.push(resolve)),
    });
    const opened = open();
    await new Promise(setImmediate);
    const typing = allSettled(deliveryBus.customerChanged, {
      scope,
      params: aCustomer({ phone: '119' }),
    });
    answers[0]!(item(1));
    await Promise.all([opened, typing]);
    expect(phone()).toBe('119');
  });

  test('[ERRORS-40] a failed look-up is only logged', async () => {
    const { scope, open, phone } = visit({
      answer: () => Promise.reject(new ApiError({ kind: 'http', status: 404 })),
    });
    const [logged, shown] = [jest.fn(), jest.fn()];
    createWatch({ unit: noticeBus.failedQuietly, scope, fn: logged });
    createWatch({ unit: noticeBus.toastRequested, scope, fn: shown });
    await open();
    expect(logged.mock.calls).toEqual([[{ what: 'phone-lookup', reason: 'http 404' }]]);
    expect(shown).not.toHaveBeenCalled();
    expect(phone()).toBe('');
  });
});

describe('the last order', () => {
  const last = { type: 'balcony' as const, name: 'Ana Lima', email: 'ana@example.com' };

  afterEach(() => storage.remove(keys.lastDelivery(7)));

  test('the page reads what this device stored of its last order, until the logout', async () => {
    storage.write(keys.lastDelivery(7), last);
    const scope = fork({ values: [[$restaurantData, restaurantData()]] });
    await allSettled(pageOpened, { scope, params: new Date() });
    expect(scope.getState($lastDelivery)).toEqual(last);
    await allSettled(sessionBus.logOutConfirmed, { scope });
    expect(scope.getState($lastDelivery)).toBeNull();
  });
});
