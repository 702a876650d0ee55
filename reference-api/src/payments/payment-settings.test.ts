import { SettingError } from '../platform/settings/setting-error';
import { DEFAULT_PAYMENTS } from './open-payments';
import { readSettings, type Env } from '../platform/settings/read-settings';
import { paymentSettings } from './payment-settings';

const paymentsFrom = (env: Env) => readSettings(paymentSettings, env);

test('without any setting the demo bank takes the payments, at the host of the request', () => {
  expect(paymentsFrom({})).toEqual(DEFAULT_PAYMENTS);
  expect(DEFAULT_PAYMENTS).toMatchObject({
    provider: 'sandbox',
    storefrontUrl: null,
    apiUrl: null,
    pixLifetimeMs: 1_800_000,
    lifetimeMs: 3_600_000,
  });
});

test('addresses lose the slash at their end, times are given in minutes', () => {
  expect(
    paymentsFrom({
      PAYMENTS: 'none',
      STOREFRONT_URL: 'https://pizza.example/',
      API_URL: 'https://api.pizza.example/v1/',
      PAYMENT_PIX_MINUTES: '5',
      PAYMENT_MINUTES: '0.5',
      PAYMENT_SANDBOX_LATE_SECONDS: '2',
    }),
  ).toEqual({
    provider: 'none',
    storefrontUrl: 'https://pizza.example',
    apiUrl: 'https://api.pizza.example/v1',
    pixLifetimeMs: 300_000,
    lifetimeMs: 30_000,
    lateMs: 2000,
  });
});

test('a time of a week is the longest one', () => {
  expect(paymentsFrom({ PAYMENT_MINUTES: '10080' }).lifetimeMs).toBe(604_800_000);
  expect(() => paymentsFrom({ PAYMENT_MINUTES: '10081' })).toThrow(SettingError);
  expect(paymentsFrom({ PAYMENT_SANDBOX_LATE_SECONDS: '604800' }).lateMs).toBe(604_800_000);
});

test.each([
  ['PAYMENTS', 'gold'],
  ['STOREFRONT_URL', 'pizza.example'],
  ['STOREFRONT_URL', 'javascript:alert(1)'],
  ['STOREFRONT_URL', 'https://pizza.example/?next=https://evil.example'],
  ['API_URL', 'ftp://pizza.example'],
  ['API_URL', 'https://user@pizza.example'],
  ['PAYMENT_PIX_MINUTES', '0'],
  ['PAYMENT_MINUTES', 'soon'],
  ['PAYMENT_MINUTES', '20000'],
  ['PAYMENT_SANDBOX_LATE_SECONDS', '-1'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => paymentsFrom({ [name]: value })).toThrow(SettingError);
  // no message contains the user of a URL
  expect(() => paymentsFrom({ [name]: value })).toThrow(`${name}=${value.replace('user@', '…@')}`);
});
