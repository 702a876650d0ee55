import type { Customer, DeliveryType, RestaurantInfo } from '../../contracts';
import { hasDocument, isDocument } from '../country/documents';
import { isBirthday } from './birthday';
import { isEmail, isPersonName } from './identity';
import { isLongEnough } from './phone-size';

export type CustomerProblem = {
  readonly field: keyof Customer;
  readonly kind: 'missing' | 'invalid' | 'card-number';
};

type Check = {
  readonly field: keyof Customer;
  readonly mandatory: boolean;
  readonly isValid: (text: string) => boolean;
};

/** Whether the form has a field for the identity document: the record decides, where there is one. */
export const isDocumentRequested = ({
  has_cpf_field,
  country,
}: Pick<RestaurantInfo, 'has_cpf_field' | 'country'>): boolean =>
  has_cpf_field && hasDocument(country);

const anything = (): boolean => true;

/** Drive-thru is sent as balcony (DELIVERY-11) and follows its rule; a table requires no tax id. */
const isCpfMandatory = (info: RestaurantInfo, type: DeliveryType): boolean =>
  type === 'delivery'
    ? info.cpf_delivery_is_mandatory
    : type !== 'table' && info.cpf_balcony_is_mandatory;

/**
 * The fields a restaurant requests, in the order of the form; a field it does not request has no
 * violation (OPEN-047).
 */
function checks(
  info: RestaurantInfo,
  type: DeliveryType,
  loggedIn: boolean,
  today: Date | null,
): Check[] {
  const fields: (Check | false)[] = [
    { field: 'name', mandatory: true, isValid: isPersonName },
    { field: 'phone', mandatory: true, isValid: (phone) => isLongEnough(phone, info.country) },
    !loggedIn &&
      info.has_email_field && {
        field: 'email',
        mandatory: info.email_is_mandatory,
        isValid: isEmail,
      },
    isDocumentRequested(info) && {
      field: 'cpf',
      mandatory: isCpfMandatory(info, type),
      isValid: (text) => isDocument(text, info.country),
    },
    info.permissions_birthday_registration &&
      today !== null && {
        field: 'birthday',
        mandatory: false,
        isValid: (text) => isBirthday(text, today),
      },
    type === 'carTakeout' && { field: 'carPlate', mandatory: true, isValid: anything },
    type === 'carTakeout' && { field: 'carModelColor', mandatory: true, isValid: anything },
    type === 'table' && { field: 'table', mandatory: true, isValid: anything },
  ];
  return fields.filter((field) => field !== false);
}

/**
 * Violations that make the customer's data incomplete: name and phone always, e-mail (DELIVERY-17),
 * the document of the country (in Brazil CPF or CNPJ, DELIVERY-19), car (DELIVERY-21) and table
 * (DELIVERY-22) where they bind. A birthday is checked only when `today` is given.
 */
export function customerProblems(
  customer: Customer,
  info: RestaurantInfo,
  type: DeliveryType,
  loggedIn: boolean,
  today: Date | null = null,
): CustomerProblem[] {
  return checks(info, type, loggedIn, today).flatMap(
    ({ field, mandatory, isValid }): CustomerProblem[] => {
      const text = customer[field].trim();
      if (text === '') return mandatory ? [{ field, kind: 'missing' }] : [];
      return isValid(text) ? [] : [{ field, kind: 'invalid' }];
    },
  );
}
