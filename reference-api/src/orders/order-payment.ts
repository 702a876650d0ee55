import {
  CardMethod,
  parse,
  ZERO,
  type OrderDetails,
  type OrderRequest,
  type PaymentChoice,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import {
  paymentGroups,
  paymentProblems,
  type PaymentProblem,
} from '@storefront/shared-domain/rules';
import { kindOfMethod } from '../payments/methods';
import type { OrderProblem } from './order-problem';
import { typeOf } from './order-type';

const toCash = ({
  paymentType,
  needChange,
  changeValue,
}: OrderDetails): Pick<PaymentChoice, 'cash'> =>
  paymentType === 'money'
    ? { cash: { changeNeeded: needChange, change: needChange ? changeValue : ZERO } }
    : {};

function toCard({ paymentType, cardType, cardMethod }: OrderDetails): Pick<PaymentChoice, 'card'> {
  const type = parse(CardMethod, cardMethod);
  return paymentType === 'creditCard' && type ? { card: { name: cardType, type } } : {};
}

/**
 * The payer, the token of a card and the sale of the partner: the data an online method may need
 * (CHECKOUT-17, CHECKOUT-20, CHECKOUT-21).
 */
const toOnline = (
  details: OrderDetails,
  { name, cpf, email }: OrderRequest['user'],
): Pick<PaymentChoice, 'user' | 'wallet' | 'partner'> => ({
  user: { name, cpf, email },
  wallet: { uuid: '', brand: '', lastDigits: '', nickname: '', token: details.creditCardToken },
  partner: { cpf: '', saleID: details.saleID, confirmationCode: details.saleConfirmationCode },
});

/**
 * The payment named by an order, with its group; null when the restaurant does not offer it for
 * this type, or for an order that is paid at the table.
 */
export function findPayment(details: OrderDetails, info: RestaurantInfo): PaymentChoice | null {
  const found = paymentGroups(info, typeOf(details)).find(({ methods }) =>
    methods.includes(details.paymentType),
  );
  if (!found) return null;
  return {
    method: details.paymentType,
    group: found.group,
    ...toCash(details),
    ...toCard(details),
  };
}

const toSellerMessage = (problem: PaymentProblem, details: OrderDetails): OrderProblem => {
  if (problem.kind === 'identity-missing')
    return { kind: 'payer-incomplete', field: problem.field, path: `user.${problem.field}` };
  if (problem.kind === 'card-missing')
    return { kind: 'wallet-card-missing', path: 'details.creditCardToken' };
  if (problem.kind === 'partner-missing')
    return {
      kind: 'partner-sale-missing',
      path: details.saleID === '' ? 'details.saleID' : 'details.saleConfirmationCode',
    };
  return {
    kind: 'card-not-offered',
    path: problem.kind === 'card-type-missing' ? 'details.cardMethod' : 'details.cardType',
  };
};

/**
 * A method, a card brand or a use of it that this restaurant does not accept for this type of
 * order, or data missing for its provider (CHECKOUT-16 to 21, OPEN-070).
 */
export function paymentProblem(
  { details, user }: Pick<OrderRequest, 'details' | 'user'>,
  info: RestaurantInfo,
): OrderProblem | null {
  if (details.deliveryType === 'table' && details.paymentType === '') return null;
  const choice = findPayment(details, info);
  if (!choice) return { kind: 'payment-not-offered', path: 'details.paymentType' };
  const unavailable: OrderProblem = {
    kind: 'online-payment-unavailable',
    path: 'details.paymentType',
  };
  if (choice.group === 'online' && kindOfMethod(choice.method) === null) return unavailable;
  const [problem] = paymentProblems({ ...choice, ...toOnline(details, user) }, info);
  return problem ? toSellerMessage(problem, details) : null;
}
