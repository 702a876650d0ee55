import type { AddressProblem } from '@storefront/shared-domain/rules';

export type FormField = Exclude<AddressProblem['field'], 'fee'>;
export type FieldErrors = Partial<Record<FormField, string>>;

/**
 * Key of the text of what each field lacks, for the fields the customer has left or tried to
 * confirm.
 */
export function fieldErrors(
  problems: readonly AddressProblem[],
  isTold: (field: FormField) => boolean,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, kind } of problems) {
    if (field === 'fee' || !isTold(field)) continue;
    errors[field] =
      kind === 'card-number'
        ? 'domain:validation.cardInText'
        : kind === 'not-served'
          ? 'address-form.city-not-served'
          : `address-form.missing.${field}`;
  }
  return errors;
}
