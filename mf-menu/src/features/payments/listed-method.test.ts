import { factIcon } from '@storefront/shared-domain/rules';
import { listedMethod } from './listed-method';

test.each([
  ['pixAsaas', 'pix', 'pix'],
  ['pixTuna', 'pix', 'pix'],
  ['stripe', 'creditCard', 'card'],
  ['multipedidos@asaas', 'creditCard', 'card'],
  ['picpay', 'picpay', 'wallet'],
  ['mercadopago', 'mercadopago', 'wallet'],
  ['pagseguro', 'pagseguro', 'wallet'],
  ['convenix', 'convenix', 'wallet'],
  ['money', 'money', 'cash'],
  ['deferredPayment', 'deferredPayment', 'calendar'],
  ['carteira', 'carteira', 'wallet'],
  ['constructor', 'constructor', 'wallet'],
])('[MENU-31] the menu lists %s as %s with the icon %s', (method, listed, icon) => {
  expect(listedMethod(method)).toBe(listed);
  expect(factIcon(listedMethod(method))).toBe(icon);
});
