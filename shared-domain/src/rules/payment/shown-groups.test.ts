import type { CardType } from '../../contracts';
import { aRestaurant } from '../../testing';
import { cardBrandNames, shownGroups } from './payment-groups';

const on = { active: true, key: 'k', name: 'n' };
const brand = (name: string, isCredit: boolean): CardType => ({
  name,
  isDebit: true,
  isCredit,
  isVoucher: false,
});
const info = aRestaurant({
  online_payment_integrations: ['stripe', 'mercadopago', 'pixAsaas', 'deferredPayment'],
  cash_payment: true,
  card_payment: true,
  card_types: [brand('Visa', true), brand('Maestro', false), brand('Elo', true)],
  pix_settings: on,
  zelle_settings: on,
  mbway_settings: on,
});

test('[OPEN-070] [CHECKOUT-08] a parent has one entry online; every method of the door is shown', () =>
  expect(shownGroups(info, 'delivery')).toEqual([
    { group: 'online', methods: ['pixAsaas', 'stripe'] },
    {
      group: 'uponDelivery',
      methods: ['money', 'creditCard', 'pix', 'deferredPayment', 'zelle', 'mbway'],
    },
  ]));

test.each([
  { group: 'online', names: ['Visa', 'Elo'] },
  { group: 'uponDelivery', names: ['Visa', 'Maestro', 'Elo'] },
  { group: 'uponTakeout', names: ['Visa', 'Maestro', 'Elo'] },
] as const)('the card brands of the group $group are $names', ({ group, names }) =>
  expect(cardBrandNames(info, group)).toEqual(names),
);
