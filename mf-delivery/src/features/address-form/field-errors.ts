import type { AddressProblem } from '@storefront/shared-domain/rules';

export type FormField = Exclude<AddressProblem['field'], 'fee'>;
export type FieldErrors = Partial<Record<FormField, string>>;

/** Keys of the error texts of the fields that were left or submitted. */
export function fieldErrors(
  problems: readonly AddressProblem[],
  isReported: (field: FormField) => boolean,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, kind } of problems) {
    if (field === 'fee' || !isReported(field)) continue;
    errors[field] =
      kind === 'card-number'
        ? 'domain:validation.cardInText'
        : kind === 'not-served'
          ? 'address-form.city-not-served'
          : `address-form.missing.${field}`;
  }
  return errors;
}
