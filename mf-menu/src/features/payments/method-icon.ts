import type { IconName } from '@storefront/shared-ui';

const ICONS: Readonly<Record<string, IconName>> = {
  money: 'cash',
  creditCard: 'card',
  pix: 'pix',
  pixAsaas: 'pix',
  pixTuna: 'pix',
  stripe: 'card',
  'multipedidos@asaas': 'card',
  deferredPayment: 'calendar',
};

/** The icon of a payment method; a wallet for methods without their own. */
export const methodIcon = (method: string): IconName => ICONS[method] ?? 'wallet';
