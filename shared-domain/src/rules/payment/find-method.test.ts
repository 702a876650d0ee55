import en from '../../locales/en.json';
import es from '../../locales/es.json';
import pt from '../../locales/pt-br.json';
import { factIcon, isOfflineMethod, isOnlineMethod, methodName, onlineEntry } from './find-method';
import { PAYMENT_METHODS, PARTNER_METHOD, WALLET_METHOD } from './method-table';

const say = (key: string): unknown =>
  key.split('.').reduce<unknown>((texts, part) => (texts as Record<string, unknown>)[part], en);

test.each(Object.keys(PAYMENT_METHODS))('[CHECKOUT-06] %s has a group and a name', (method) => {
  expect([isOnlineMethod(method), isOfflineMethod(method)].filter(Boolean)).toEqual([true]);
  expect(methodName(method, (key) => String(say(key)))).toMatch(/\S/);
  expect(methodName(method, (key) => typeof say(key))).toBe('string');
});

test.each(['carteira', 'constructor', '__proto__', ''])(
  '[OPEN-074] "%s" is no method of the table, and its id is never its name',
  (method) => {
    expect([isOnlineMethod(method), isOfflineMethod(method), onlineEntry(method)]).toEqual([
      false,
      false,
      null,
    ]);
    expect(methodName(method, (key) => String(say(key)))).toBe('Other method');
  },
);

test('[CHECKOUT-06] no name of a method contains the name of a provider', () => {
  for (const texts of [en, es, pt]) {
    const words = JSON.stringify(texts);
    expect(words).not.toMatch(/asaas|tuna|stripe|pagseguro|mercado ?pago/i);
  }
});

test('[CHECKOUT-20] [CHECKOUT-21] the wallet and the partner pay with the order itself', () => {
  expect([WALLET_METHOD, PARTNER_METHOD].map((method) => onlineEntry(method)?.kind)).toEqual([
    'card',
    'card',
  ]);
});

test.each([
  ['money', 'cash'],
  ['mbway', 'phone'],
  ['pixAsaas', 'pix'],
  ['stripe', 'card'],
  [WALLET_METHOD, 'card'],
  ['picpay', 'wallet'],
  [PARTNER_METHOD, 'wallet'],
  ['carteira', 'wallet'],
  ['constructor', 'wallet'],
])('in a list of facts %s has the icon %s', (method, icon) => expect(factIcon(method)).toBe(icon));
