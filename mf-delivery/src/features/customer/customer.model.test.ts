import { allSettled, fork } from 'effector';
import { deliveryBus, sessionBus } from '@storefront/shared-domain/bus';
import { StoredText, type Customer } from '@storefront/shared-domain/contracts';
import {
  $customer,
  $debugMode,
  $restaurantData,
  orderDraftMissing,
  orderDraftRestored,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import {
  aClient,
  aCustomer,
  aRestaurant,
  aRestoredDraft,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { readLastDeliveryFx } from '../../lib/last-delivery.model';
import { nextPressed, pageOpened } from '../../lib/page-events.model';
import { formShown, typed } from './customer.model';
import { readPhoneFx } from './stored-phone.model';

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

  test('never overwrites what was typed', async () => {
    const scope = visit({ customer: aCustomer({ name: 'Bia' }), phone: '11911112222' });
    await open(scope);
    await allSettled(sessionBus.clientRead, { scope, params: aClient() });
    expect(scope.getState($customer)).toMatchObject({ name: 'Bia', phone: '11987654321' });
  });

  test('what is typed goes to the draft of the order as digits and plain text', async () => {
    const scope = visit();
    await allSettled(typed, {
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

  test('the phone is stored for the next visit when the customer goes on', async () => {
    const scope = visit();
    await allSettled(deliveryBus.customerChanged, { scope, params: aCustomer() });
    await allSettled(nextPressed, { scope });
    expect(storage.read(keys.phone, StoredText)).toBe('11987654321');
  });
});

test("[OPEN-047] the account's e-mail address is filled in", async () => {
  const scope = visit();
  await allSettled(sessionBus.clientRead, { scope, params: aClient() });
  expect(scope.getState($customer).email).toBe('ana@example.com');
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

  test('stays when the customer goes on without one', async () => {
    storage.write(keys.phone, '11955556666');
    const scope = fresh();
    await allSettled(nextPressed, { scope });
    expect(storage.read(keys.phone, StoredText)).toBe('11955556666');
  });
});
