import type { NewCard } from '../../../contracts';
import { documentDigits } from '../../country/documents';
import { postcodeSigns } from '../../country/postcodes';
import { digitsOnly, normaliseText } from '../../format/text';
import { readExpiry, typedExpiry } from './card-expiry';
import { cardProblems, type CardData } from './card-problems';
import type { CardRules } from './card-rules';
import { holderFields, holderProblems, type HolderData } from './holder-problems';

const plain = (text: string): string => normaliseText(text).trim();

/** The holder with '' in the fields that the country does not have. */
export function requestedHolder(holder: HolderData, country: string): HolderData {
  const requested = new Set(holderFields(country).map(({ field }) => field));
  const { cpfCnpj, postalCode } = holder;
  return {
    ...holder,
    cpfCnpj: requested.has('cpfCnpj') ? cpfCnpj : '',
    postalCode: requested.has('postalCode') ? postalCode : '',
  };
}

/**
 * The two stages in wire format: numbers without separators, the year prefixed with 20 (CARDS-03,
 * DOMAIN-045). Both stages are valid, and the phone is in its stored form.
 */
export function newCardOf(
  card: CardData,
  holder: HolderData,
  country: string,
  rest: Pick<NewCard, 'client' | 'shouldStoreCard'>,
): NewCard {
  const { month = '', year = '' } = readExpiry(card.expiry) ?? {};
  return {
    creditCard: {
      creditCardIsDefault: false,
      creditCardHolderName: plain(card.holderName),
      creditCardExpiryMonth: month,
      creditCardExpiryYear: year,
      creditCardNumber: digitsOnly(card.number),
      creditCardCcv: card.ccv,
      creditCardNickname: plain(card.nickname),
    },
    creditCardHolder: requestedHolder(
      {
        name: plain(holder.name),
        email: plain(holder.email),
        phone: holder.phone,
        cpfCnpj: documentDigits(holder.cpfCnpj, country),
        postalCode: postcodeSigns(holder.postalCode),
        addressNumber: plain(holder.addressNumber),
      },
      country,
    ),
    ...rest,
  };
}

/**
 * Path of the wire field that breaks a rule; null for a valid card. For the receiver of a card.
 * `today`: 'YYYY-MM-DD'.
 */
export function newCardProblem(
  { creditCard: card, creditCardHolder: holder }: NewCard,
  today: string,
  { country, refusedBrands }: CardRules,
): string | null {
  const expiry = typedExpiry({
    month: card.creditCardExpiryMonth,
    year: card.creditCardExpiryYear,
  });
  const data = {
    number: card.creditCardNumber,
    holderName: card.creditCardHolderName,
    expiry,
    ccv: card.creditCardCcv,
    nickname: card.creditCardNickname,
  };
  const [field] = Object.keys(cardProblems(data, today, refusedBrands)) as (keyof CardData)[];
  if (field !== undefined) return `creditCard.${WIRE_NAMES[field]}`;
  const [holderField] = Object.keys(holderProblems(holder, country));
  return holderField === undefined ? null : `creditCardHolder.${holderField}`;
}

const WIRE_NAMES: Readonly<Record<keyof CardData, keyof NewCard['creditCard']>> = {
  number: 'creditCardNumber',
  holderName: 'creditCardHolderName',
  expiry: 'creditCardExpiryMonth',
  ccv: 'creditCardCcv',
  nickname: 'creditCardNickname',
};
