import { allSettled, createWatch, fork } from 'effector';
import { deliveryBus, noticeBus } from '@storefront/shared-domain/bus';
import type { Client, Customer, PhoneItem } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $client,
  $customer,
  $restaurantData,
  $visitSource,
} from '@storefront/shared-domain/models';
import { aClient, aCustomer, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { pageOpened } from '../../lib/page-events.model';
import './customer.model';
import { readPhoneItemFx } from './phone-lookup.model';
import { readPhoneFx } from './stored-phone.model';

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

describe('a phone left for this visit', () => {
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
    { case: 'none', given: { wpu: '' }, is: '' },
    {
      case: 'empty',
      given: { answer: () => item(1, { phone: '' }), stored: '11911112222' },
      is: '11911112222',
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

test('[DELIVERY-26] a phone that the customer deleted is filled in', async () => {
  const answers: ((answer: PhoneItem) => void)[] = [];
  const { scope, open, phone } = visit({
    stored: '11911112222',
    answer: () => new Promise((resolve) => answers.push(resolve)),
  });
  const opened = open();
  await new Promise(setImmediate);
  expect(phone()).toBe('11911112222');
  const deleting = allSettled(deliveryBus.customerChanged, {
    scope,
    params: aCustomer({ phone: '' }),
  });
  answers[0]!(item(1));
  await Promise.all([opened, deleting]);
  expect(phone()).toBe('19912345678');
});
