import type { StoredCard } from '@storefront/shared-domain/contracts';
import type { CardRow } from './cards.repository';

/**
 * A card as the API returns it (DOMAIN-044): the last four digits of its number, nothing of its CVV
 * and its device. `token` pays one order; '' for none.
 */
export const shownCard = (
  { id, brand, lastDigits, nickname, isDefault, isValid }: CardRow,
  token = '',
): StoredCard => ({
  creditCardUUID: id,
  creditCardIsDefault: isDefault,
  creditCardIsValid: isValid,
  creditCardCVV: '',
  fingerprint: '',
  creditCardBrand: brand,
  creditCardNumber: lastDigits,
  creditCardNickName: nickname,
  creditCardToken: token,
});
