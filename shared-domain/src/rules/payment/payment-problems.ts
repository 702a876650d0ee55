import type { Minor, PaymentChoice, RestaurantInfo, ScheduleChoice } from '../../contracts';
import { missingIdentity } from './identity-needs';
import { PARTNER_METHOD, WALLET_METHOD, type IdentityField } from './method-table';
import { cardMethodsOf, offlineMethods, onlineMethods } from './payment-groups';
import { isPaidOnlineOnly } from '../schedule/schedule-question';

/**
 * `identity-missing`: the method requires `field` of the payer, which is absent or not valid.
 * `card-missing`: no card of the wallet.
 */
export type PaymentProblem =
  | {
      readonly kind:
        | 'method-missing'
        | 'method-not-offered'
        | 'change-missing'
        | 'card-brand-missing'
        | 'card-type-missing'
        | 'card-missing'
        | 'partner-missing';
    }
  | { readonly kind: 'identity-missing'; readonly field: IdentityField };

/**
 * Whether the cash amount exceeds the total: equal is not enough (CHECKOUT-25), and 0 never is
 * (OPEN-073).
 */
export const isChangeEnough = (amount: Minor | null, grandTotal: Minor): boolean =>
  amount !== null && amount > 0 && amount > grandTotal;

function cardProblem(card: PaymentChoice['card'], info: RestaurantInfo): PaymentProblem[] {
  const brand = info.card_types.find(({ name }) => name === card?.name);
  if (card === undefined || brand === undefined) return [{ kind: 'card-brand-missing' }];
  return cardMethodsOf(brand).includes(card.type) ? [] : [{ kind: 'card-type-missing' }];
}

/**
 * A card of the wallet pays with its token, a sale of the partner with its confirmation code; other
 * methods may require the payer's identity.
 */
function onlineProblems({ method, wallet, partner, user }: PaymentChoice): PaymentProblem[] {
  if (method === WALLET_METHOD && !wallet?.token) return [{ kind: 'card-missing' }];
  if (method === PARTNER_METHOD && (!partner?.saleID || !partner.confirmationCode))
    return [{ kind: 'partner-missing' }];
  return missingIdentity(method, user).map((field) => ({ kind: 'identity-missing', field }));
}

/**
 * Violations that make a payment incomplete (CHECKOUT-16 to CHECKOUT-21, SCHEDULE-15); empty when
 * it is complete.
 */
export function paymentProblems(
  choice: PaymentChoice | null,
  info: RestaurantInfo,
  schedule: ScheduleChoice | null = null,
): PaymentProblem[] {
  if (choice === null || choice.method === '') return [{ kind: 'method-missing' }];
  const atDoor = isPaidOnlineOnly(info, schedule) ? [] : offlineMethods(info);
  const offered: readonly string[] = choice.group === 'online' ? onlineMethods(info) : atDoor;
  if (!offered.includes(choice.method)) return [{ kind: 'method-not-offered' }];
  if (choice.method === 'money' && choice.cash === undefined) return [{ kind: 'change-missing' }];
  if (choice.group === 'online') return onlineProblems(choice);
  return choice.method === 'creditCard' ? cardProblem(choice.card, info) : [];
}
