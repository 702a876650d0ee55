import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { formSchema, OwnPassword } from '@storefront/shared-domain/contracts';
import { Button } from '@storefront/shared-ui';
import { FormNotice } from '../../lib/form-notice';
import form from '../../lib/form.module.css';
import { PasswordInput } from '../../lib/password-input';
import { useAccountForm } from '../../lib/use-account-form';
import { $failure, $isErasing, passwordSubmitted } from './erase.model';

const schema = formSchema(OwnPassword, ({ password }) =>
  password === '' ? { password: 'login.password-missing' } : {},
);

/**
 * Requires the account's password: a borrowed phone must not erase the account. The input is
 * preserved after a failure.
 */
export function EraseByPassword({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('mf-account');
  const { failure, isErasing, submit } = useUnit({
    failure: $failure,
    isErasing: $isErasing,
    submit: passwordSubmitted,
  });
  const { register, handleSubmit, textOf } = useAccountForm({
    schema,
    empty: { password: '' },
  });
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => void handleSubmit(({ password }) => submit(password))(event)}
    >
      <PasswordInput
        {...register('password')}
        label={t('erase.password')}
        hint={t('erase.password-hint')}
        autoComplete="current-password"
        error={textOf('password')}
        required
      />
      <FormNotice failure={failure} />
      <Button type="submit" variant="danger" size="l" wide loading={isErasing}>
        {t('erase.submit')}
      </Button>
      <Button variant="ghost" size="l" wide onClick={onLeave}>
        {t('data.stay')}
      </Button>
    </form>
  );
}
