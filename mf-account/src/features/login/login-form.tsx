import { Credentials, type FieldViolations, formSchema } from '@storefront/shared-domain/contracts';
import { paths } from '@storefront/shared-domain/paths';
import { emailProblem } from '@storefront/shared-domain/rules';
import { Button } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailInput, FormLink, FormNotice, PasswordInput } from '../../lib/form-parts';
import form from '../../lib/form.module.css';
import { useAccountForm } from '../../lib/use-account-form';
import { clean } from '../../lib/clean';
import { $failure, $isBusy, loginSubmitted, pageLeft } from './login.model';

function emailText(email: string): string | undefined {
  const typed = clean(email);
  if (typed === '') return 'login.email-missing';
  return emailProblem(typed) === null ? undefined : 'domain:validation.invalidEmail';
}

/** Both fields are required (ACCOUNT-02); a malformed address is not sent. */
const loginProblems = ({ email, password }: Credentials): FieldViolations<Credentials> => ({
  email: emailText(email),
  password: password === '' ? 'login.password-missing' : undefined,
});

const loginSchema = formSchema(Credentials, loginProblems);

type Props = {
  /** The path that a customer returns to after creating an account instead. */
  returnTo: string;
  /**
   * Opens the other forms inside the dialog instead of on their pages, so that the page below is
   * not left.
   */
  instead?: { readonly register: () => void; readonly forgot: () => void };
};

/**
 * E-mail and password, the same on the page and in the dialog (ACCOUNT-01). The input is preserved
 * after a failure.
 */
export function LoginForm({ returnTo, instead }: Props) {
  const { t } = useTranslation('mf-account');
  const { isBusy, failure, submit, leave } = useUnit({
    isBusy: $isBusy,
    failure: $failure,
    submit: loginSubmitted,
    leave: pageLeft,
  });
  const { register, handleSubmit, textOf } = useAccountForm({
    schema: loginSchema,
    empty: { email: '', password: '' },
  });
  useEffect(() => () => leave(), [leave]);
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => void handleSubmit((values) => submit(values))(event)}
    >
      <EmailInput {...register('email')} error={textOf('email')} required data-initial-focus />
      <PasswordInput
        {...register('password')}
        label={t('field.password')}
        autoComplete="current-password"
        error={textOf('password')}
        required
      />
      <FormNotice failure={failure} />
      <Button type="submit" size="l" wide loading={isBusy}>
        {t('login.submit')}
      </Button>
      <div className={form.links}>
        <FormLink to={paths.forgotPassword()} onChoose={instead?.forgot}>
          {t('login.forgot')}
        </FormLink>
        <FormLink to={paths.register({ returnTo })} onChoose={instead?.register}>
          {t('login.register')}
        </FormLink>
      </div>
    </form>
  );
}
