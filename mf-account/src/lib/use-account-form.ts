import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormSchema } from '@storefront/shared-domain/contracts';

type Options<Values extends FieldValues> = {
  schema: FormSchema<Values>;
  empty: DefaultValues<Values>;
};

/**
 * A form of the account: a field is validated on blur and on each change after that, the whole form
 * on submit. `textOf` returns the message below a field; a field not yet visited shows none.
 */
export function useAccountForm<Values extends FieldValues>({ schema, empty }: Options<Values>) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(schema),
    defaultValues: empty,
  });
  const { isSubmitted } = form.formState;
  const textOf = (field: Path<Values>): string | undefined => {
    const { error, isTouched } = form.getFieldState(field, form.formState);
    return error?.message !== undefined && (isTouched || isSubmitted)
      ? t(error.message)
      : undefined;
  };
  return { ...form, textOf };
}
