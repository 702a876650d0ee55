import {
  AddressEntry,
  formSchema,
  type FormSchema,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { addressTextNamed } from '@storefront/shared-domain/rules';
import type { FoundPlace } from './found-place';
import { typedProblems, type TypedAddress } from './typed-address';

/** The form by the rule of the wizard; of several violations of a field the last one is shown. */
export const addressSchema = (info: RestaurantInfo, place: FoundPlace): FormSchema<TypedAddress> =>
  formSchema(AddressEntry, (typed) =>
    Object.fromEntries(
      typedProblems(typed, info, place).map(({ field, kind }) => [
        addressTextNamed(field),
        kind === 'card-number'
          ? 'domain:validation.cardInText'
          : `address-wizard.problem.${field}.${kind}`,
      ]),
    ),
  );
