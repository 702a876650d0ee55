import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegisterRequest } from '@storefront/shared-domain/contracts';
import { paths } from '@storefront/shared-domain/paths';
import { Button, TextInput } from '@storefront/shared-ui';
import { EmailInput, FormLink, FormNotice } from '../../lib/form-parts';
import form from '../../lib/form.module.css';
import { NewPasswordFields } from '../../lib/new-password-fields';
import { useAccountForm } from '../../lib/use-account-form';
import { registerProblems, registerSchema } from './register-problems';
import { $failure, $isBusy, pageLeft, registrationSubmitted } from './register.model';

const EMPTY: RegisterRequest = { name: '', email: '', password: '', passwordConfirm: '' };

const LABELS = {
  name: 'field.name',
  email: 'field.email',
  password: 'field.new-password',
  passwordConfirm: 'field.repeat-password',
} as const satisfies Record<keyof RegisterRequest, string>;

/**
 * A new account. The button is disabled until all fields are valid (ACCOUNT-11), with their names. `onLogIn`: opens
 * the login inside the dialog instead of on its page.
 */
export function RegisterForm({ returnTo, onLogIn }: { returnTo: string; onLogIn?: () => void }) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const { isBusy, failure, submit, leave } = useUnit({
    isBusy: $isBusy,
    failure: $failure,
    submit: registrationSubmitted,
    leave: pageLeft,
  });
  const {
    register,
    control,
    handleSubmit,
    textOf,
    formState: { isValid },
  } = useAccountForm({ schema: registerSchema, empty: EMPTY });
  const values = useWatch({ control, defaultValue: EMPTY });
  const wrong = Object.entries(registerProblems({ ...EMPTY, ...values }))
    .filter(([, problem]) => problem !== undefined)
    .map(([field]) => t(LABELS[field as keyof RegisterRequest]));
  useEffect(() => () => leave(), [leave]);
  const send = handleSubmit((values) => submit({ values, welcome: t('register.created') }));
  return (
    <form className={form.form} noValidate onSubmit={(event) => void send(event)}>
      <TextInput
        {...register('name')}
        label={t('field.name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={120}
        error={textOf('name')}
        required
      />
      <EmailInput {...register('email')} error={textOf('email')} required />
      <NewPasswordFields
        typed={values.password ?? ''}
        password={{
          ...register('password', { deps: 'passwordConfirm' }),
          error: textOf('password'),
        }}
        confirm={{ ...register('passwordConfirm'), error: textOf('passwordConfirm') }}
      />
      <FormNotice failure={failure} />
      <Button
        type="submit"
        size="l"
        wide
        loading={isBusy}
        reason={isValid ? null : t('domain:validation.incomplete', { fields: wrong.join(', ') })}
      >
        {t('register.submit')}
      </Button>
      <div className={form.links}>
        <FormLink to={paths.login({ returnTo })} onChoose={onLogIn}>
          {t('register.log-in')}
        </FormLink>
      </div>
    </form>
  );
}
