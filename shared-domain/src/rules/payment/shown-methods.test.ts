import fc from 'fast-check';
import type { PaymentChoice } from '../../contracts';
import { aRestaurant } from '../../testing';
import { ONLINE_METHODS } from './find-method';
import { shownGroups } from './payment-groups';
import { shownMethods, withShownMethod } from './shown-methods';

test.each([
  {
    case: 'one entry for pix and one for cards, before single methods',
    methods: ['picpay', 'stripe', 'pixAsaas', 'mercadopago', 'convenix'],
    shown: ['pixAsaas', 'stripe', 'picpay', 'convenix'],
  },
  {
    case: 'the first provider of the record',
    methods: ['mercadopago', 'pagseguro', 'stripe'],
    shown: ['mercadopago'],
  },
  {
    case: 'the provider with a switch of its own, wherever it is listed',
    methods: ['pixAsaas', 'stripe', 'multipedidos@asaas', 'pixTuna'],
    shown: ['pixTuna', 'multipedidos@asaas'],
  },
  {
    case: 'one entry for all methods that this build does not list, at the end',
    methods: ['carteira', 'constructor', 'picpay'],
    shown: ['picpay', 'carteira'],
  },
  { case: 'nothing', methods: [], shown: [] },
])('[CHECKOUT-08] [CHECKOUT-07] customers see $case', ({ methods, shown }) =>
  expect(shownMethods(methods)).toEqual(shown),
);

test('[CHECKOUT-06] every method of the record is on the page, or one of the same parent is', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.oneof(fc.constantFrom(...ONLINE_METHODS), fc.string())),
      (methods) => {
        const shown = shownMethods(methods);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shownMethods(shown)).toEqual(shown);
        for (const method of methods) {
          const choice: PaymentChoice = { method, group: 'online' };
          expect(shown).toContain(withShownMethod(choice, shown).method);
        }
      },
    ),
  );
});

test('[DOMAIN-001] a provider that its field switches off gives way to the next one', () => {
  const online = (record: Parameters<typeof aRestaurant>[0]) =>
    shownGroups(aRestaurant(record), 'delivery')[0]?.methods;
  const online_payment_integrations = ['pixTuna', 'multipedidos@asaas', 'stripe', 'pixAsaas'];
  expect(
    online({ online_payment_integrations, wallet_is_active: true, tuna_pix_status: 'active' }),
  ).toEqual(['pixTuna', 'multipedidos@asaas']);
  expect(
    online({ online_payment_integrations, wallet_is_active: false, tuna_pix_status: '' }),
  ).toEqual(['pixAsaas', 'stripe']);
});

const user = { name: 'Marina Alves', cpf: '52998224725' };

test.each<{ case: string; choice: PaymentChoice; shown: string[]; becomes: PaymentChoice }>([
  {
    case: 'a hidden provider becomes the one that is shown, without data it does not require',
    choice: { method: 'pixAsaas', group: 'online', user, form: user },
    shown: ['pixTuna'],
    becomes: { method: 'pixTuna', group: 'online' },
  },
  {
    case: 'the data of the payer stays where the other provider requires it',
    choice: { method: 'pixTuna', group: 'online', user, form: user },
    shown: ['pixAsaas'],
    becomes: { method: 'pixAsaas', group: 'online', user, form: user },
  },
  {
    case: 'a provider that is still shown stays',
    choice: { method: 'stripe', group: 'online' },
    shown: ['pixTuna', 'stripe'],
    becomes: { method: 'stripe', group: 'online' },
  },
  {
    case: 'a parent that is gone has no successor',
    choice: { method: 'stripe', group: 'online' },
    shown: ['pixTuna'],
    becomes: { method: 'stripe', group: 'online' },
  },
  {
    case: 'a single method has no successor',
    choice: { method: 'picpay', group: 'online' },
    shown: ['convenix'],
    becomes: { method: 'picpay', group: 'online' },
  },
  {
    case: 'pix at the door stays at the door',
    choice: { method: 'pix', group: 'uponDelivery' },
    shown: ['pixTuna'],
    becomes: { method: 'pix', group: 'uponDelivery' },
  },
  {
    case: 'a method at the door that this build does not list becomes no online method',
    choice: { method: 'carteira', group: 'uponDelivery' },
    shown: ['newProvider'],
    becomes: { method: 'carteira', group: 'uponDelivery' },
  },
])('$case', ({ choice, shown, becomes }) =>
  expect(withShownMethod(choice, shown)).toEqual(becomes),
);
