import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Problems, resolverOf } from './form-resolver';

type Options<Values extends FieldValues> = {
  problemsOf: (values: Values) => Problems<Values>;
  empty: DefaultValues<Values>;
};

/**
 * A form of the account: validated when a field is left and as it changes from then on, and whole
 * when it is sent. `textOf` is what to say under a field; a field the customer has not come to yet
 * is not complained about.
 */
export function useAccountForm<Values extends FieldValues>({ problemsOf, empty }: Options<Values>) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: resolverOf(problemsOf),
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
