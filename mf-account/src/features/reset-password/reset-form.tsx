import { useUnit } from 'effector-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@storefront/shared-ui';
import { FormNotice } from '../../lib/form-parts';
import form from '../../lib/form.module.css';
import { NewPasswordFields, newPasswordSchema } from '../../lib/new-password-fields';
import { useAccountForm } from '../../lib/use-account-form';
import { $failure, $isBusy, passwordSubmitted } from './reset.model';

/** The new password, for customers that open the reset link. */
export function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation('mf-account');
  const { isBusy, failure, submit } = useUnit({
    isBusy: $isBusy,
    failure: $failure,
    submit: passwordSubmitted,
  });
  const { register, control, handleSubmit, textOf } = useAccountForm({
    schema: newPasswordSchema,
    empty: { password: '', passwordConfirm: '' },
  });
  const typed = useWatch({ control, name: 'password' });
  const send = handleSubmit((values) =>
    submit({ values: { ...values, token }, changed: t('reset.changed') }),
  );
  return (
    <form className={form.form} noValidate onSubmit={(event) => void send(event)}>
      <NewPasswordFields
        typed={typed}
        password={{
          ...register('password', { deps: 'passwordConfirm' }),
          error: textOf('password'),
        }}
        confirm={{ ...register('passwordConfirm'), error: textOf('passwordConfirm') }}
      />
      <FormNotice failure={failure} />
      <Button type="submit" size="l" wide loading={isBusy}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
