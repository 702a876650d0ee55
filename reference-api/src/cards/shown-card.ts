import type { StoredCard } from '@storefront/shared-domain/contracts';
import type { CardRow } from '../db/cards.repository';

/**
 * A card as it is answered (DOMAIN-044): of its number the last four digits, of its CVV and its
 * device nothing. `token` pays one order; '' for none.
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
