import type { WireInfo } from '@storefront/reference-api/plugin/restaurants';
import { ONLINE_METHODS } from '@storefront/shared-domain/rules';

type Payment = Pick<
  WireInfo,
  | 'wallet_is_active'
  | 'wallet_id'
  | 'tuna_pix_status'
  | 'paymentSettings'
  | 'card_types'
  | 'card_payment'
  | 'cash_payment'
  | 'pix_settings'
  | 'zelle_settings'
  | 'mbway_settings'
  | 'online_payment_integrations'
>;

const brand = (name: string, isDebit: boolean, isCredit: boolean, isVoucher = false) => ({
  name,
  isDebit,
  isCredit,
  isVoucher,
});

/**
 * Nearly every online method, as one Pix and one Card, PicPay and the partner; at the door cash with
 * change, cards by brand, meal vouchers and pix with 5 % off. Credit cards cost R$ 1,50 more.
 */
export const payment: Payment = {
  cash_payment: true,
  card_payment: true,
  card_types: [
    brand('Visa', true, true),
    brand('Mastercard', true, true),
    brand('Elo', true, true),
    brand('Amex', false, true),
    brand('Hipercard', false, true),
    brand('VR', false, false, true),
    brand('Alelo', false, false, true),
  ],
  pix_settings: {
    active: true,
    key: 'pix@bellanapoli.example',
    name: 'Bella Napoli Pizzaria Ltda.',
  },
  zelle_settings: { active: false, key: '', name: '' },
  mbway_settings: { active: false, key: '', name: '' },
  paymentSettings: [
    { paymentType: 'pix', isActive: true, value: 5, valueType: 'percent', operation: 'discount' },
    {
      paymentType: 'creditCard',
      isActive: true,
      value: 1.5,
      valueType: 'fix',
      operation: 'addition',
    },
    {
      paymentType: 'money',
      isActive: false,
      value: 3,
      valueType: 'percent',
      operation: 'discount',
    },
  ],
  wallet_is_active: true,
  wallet_id: 'carteira-bella-napoli',
  tuna_pix_status: 'active',
  // Several providers of one parent: customers see the wallet as Card, and the pix with its own switch.
  online_payment_integrations: ONLINE_METHODS.filter((method) => method !== 'stripe'),
};
