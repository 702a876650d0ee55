import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ForgotRequest, formSchema } from '@storefront/shared-domain/contracts';
import { emailProblem } from '@storefront/shared-domain/rules';
import { Button } from '@storefront/shared-ui';
import { clean } from '../../lib/clean';
import { EmailInput, FormNotice } from '../../lib/form-parts';
import form from '../../lib/form.module.css';
import { useAccountForm } from '../../lib/use-account-form';
import { $failure, $isBusy, emailSubmitted } from './forgot.model';

const schema = formSchema(ForgotRequest, ({ email }) => ({
  email:
    clean(email) === ''
      ? 'login.email-missing'
      : emailProblem(clean(email)) === null
        ? undefined
        : 'domain:validation.invalidEmail',
}));

/** The e-mail address that receives a password reset link. */
export function ForgotForm() {
  const { t } = useTranslation('mf-account');
  const { isBusy, failure, submit } = useUnit({
    isBusy: $isBusy,
    failure: $failure,
    submit: emailSubmitted,
  });
  const { register, handleSubmit, textOf } = useAccountForm({
    schema,
    empty: { email: '' },
  });
  const send = handleSubmit(({ email }) => submit(email));
  return (
    <form className={form.form} noValidate onSubmit={(event) => void send(event)}>
      <EmailInput {...register('email')} error={textOf('email')} required />
      <FormNotice failure={failure} />
      <Button type="submit" size="l" wide loading={isBusy}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
