import {
  orderNameOf,
  type Address,
  type Customer,
  type OrderDetails,
  type OrderRequest,
  type OrderUser,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import {
  addressProblems,
  addressTextNamed,
  addressTextsOf,
  birthdayToIso,
  customerProblems,
  documentDigits,
  normaliseText,
  type AddressProblem,
  type CustomerProblem,
} from '@storefront/shared-domain/rules';
import { isCallable, phoneDigits } from '@storefront/shared-domain/phones';
import type { CustomerRow } from '../accounts/customers.repository';
import type { FoundFee } from '../delivery/find-delivery-fee';
import type { OrderProblem } from './order-problem';
import { typeOf } from './order-type';

const addressPath = (field: AddressProblem['field']): string =>
  `user.${orderNameOf(field === 'fee' ? 'street' : addressTextNamed(field))}`;

const CUSTOMER_PATHS: Record<CustomerProblem['field'], string> = {
  name: 'user.name',
  phone: 'user.phone',
  email: 'user.email',
  cpf: 'user.cpf',
  birthday: 'user.birthday',
  carPlate: 'user.car_plate',
  carModelColor: 'user.car_model_color',
  table: 'details.table',
};

/** The address of an order in the shape the rules check. */
export const toOrderAddress = ({ details, user }: OrderRequest): Address => ({
  ...addressTextsOf(user),
  distance: null,
  deliveryFeeID: details.deliveryFeeID,
  coordinates: user.coordinates ?? details.coordinates,
});

/**
 * What is missing from, or wrong with, the delivery address (DELIVERY-27); other types need none
 * (OPEN-048).
 */
export function addressProblem(
  request: OrderRequest,
  info: RestaurantInfo,
  fee: FoundFee | null,
): OrderProblem | null {
  if (request.details.deliveryType !== 'delivery') return null;
  const [problem] = addressProblems(toOrderAddress(request), info, fee?.ok ? fee.value : null);
  if (problem?.field === 'fee' && fee?.ok === false)
    return { kind: fee.error, path: 'user.coordinates' };
  return problem ? { kind: 'address', problem, path: addressPath(problem.field) } : null;
}

const shownBirthday = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** The birthday of an order as 'YYYY-MM-DD', '' when missing. */
export const toBirthday = ({ birthday }: OrderUser): string =>
  birthdayToIso(shownBirthday(birthday));

const toCustomer = (user: OrderUser, details: OrderDetails): Customer => ({
  name: user.name,
  phone: user.phone,
  email: user.email,
  cpf: user.cpf,
  birthday: shownBirthday(user.birthday),
  carPlate: user.car_plate,
  carModelColor: user.car_model_color,
  table: details.table,
});

const DAY_MS = 86_400_000;
/** Customers count days on their own calendar, which is up to a day before or after the server's. */
const CALENDARS = [-DAY_MS, 0, DAY_MS] as const;

const NOT_CALLABLE: CustomerProblem = { field: 'phone', kind: 'invalid' };

/**
 * What is missing from, or wrong with, the customer's data (OPEN-047): the rules of the storefront,
 * and a phone that no country has.
 */
export function customerProblem(
  { user, details }: OrderRequest,
  info: RestaurantInfo,
  isLoggedIn: boolean,
  now: Date,
): OrderProblem | null {
  const customer = toCustomer(user, details);
  const problemOn = (today: Date) =>
    customerProblems(customer, info, typeOf(details), isLoggedIn, today)[0];
  /** None when there is none on one of the calendars. */
  let dated: CustomerProblem | undefined;
  for (const ms of CALENDARS) {
    dated = problemOn(new Date(now.getTime() + ms));
    if (!dated) break;
  }
  const problem = dated ?? (isCallable(customer.phone, info.country) ? null : NOT_CALLABLE);
  return problem ? { kind: 'customer', problem, path: CUSTOMER_PATHS[problem.field] } : null;
}

/**
 * The customer of an order as stored: texts in NFKC (DOMAIN-100), numbers as digits, the account
 * from its token and never from the body.
 */
export function storedCustomer(
  user: OrderUser,
  account: CustomerRow | null,
  country: string,
): OrderUser {
  const texts = Object.fromEntries(
    Object.entries(user).map(([name, value]) => [
      name,
      typeof value === 'string' ? normaliseText(value).trim() : value,
    ]),
  );
  return {
    ...(texts as OrderUser),
    id: account?.id ?? null,
    email: account?.email ?? normaliseText(user.email).trim(),
    phone: phoneDigits(user.phone, country),
    cpf: documentDigits(user.cpf, country),
    debugMode: false,
  };
}
