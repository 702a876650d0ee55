import {
  AddressEntry,
  formSchema,
  type FormSchema,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import type { FoundPlace } from './found-place';
import { FIELD_OF, typedProblems, type TypedAddress } from './typed-address';

/** The form by the rule of the wizard; of several violations of a field the last one is shown. */
export const addressSchema = (info: RestaurantInfo, place: FoundPlace): FormSchema<TypedAddress> =>
  formSchema(AddressEntry, (typed) =>
    Object.fromEntries(
      typedProblems(typed, info, place).map(({ field, kind }) => [
        FIELD_OF[field],
        kind === 'card-number'
          ? 'domain:validation.cardInText'
          : `address-wizard.problem.${field}.${kind}`,
      ]),
    ),
  );
