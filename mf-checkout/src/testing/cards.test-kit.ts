import type { StoredCard } from '@storefront/shared-domain/contracts';

/** A stored card; by default it requires its CVV. */
export const aCard = (card: Partial<StoredCard> = {}): StoredCard => ({
  creditCardUUID: 'card-1',
  creditCardIsDefault: false,
  creditCardIsValid: true,
  creditCardCVV: '',
  fingerprint: '',
  creditCardBrand: 'Visa',
  creditCardNumber: '1111',
  creditCardNickName: 'Everyday',
  creditCardToken: '',
  ...card,
});
