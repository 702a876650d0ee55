import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WidgetProps } from '@storefront/shared-domain/remote';
import { Dialog } from '@storefront/shared-ui';
import { useLocation } from '@storefront/shared-ui/router';
import { ForgotStep } from '../features/forgot-password/forgot-step';
import { GoogleSignIn } from '../features/google/google-sign-in';
import { LoginForm } from '../features/login/login-form';
import { RegisterForm } from '../features/register/register-form';

/**
 * Login over any page (ACCOUNT-01). It goes away by itself when the login succeeded: the shell hears of it. A new account and a
 * forgotten password are steps of it, so that nothing typed in the page below is lost.
 */
export default function LoginDialog({ onClosed }: WidgetProps['mf-account/login-dialog']) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const { pathname, search } = useLocation();
  const [step, setStep] = useState<'login' | 'register' | 'forgot'>('login');
  const returnTo = `${pathname}${search}`;
  const toLogin = () => setStep('login');
  const back = step === 'login' ? {} : { back: { label: t('forgot.back'), onBack: toLogin } };
  return (
    <Dialog open size="s" title={t(`${step}.title`)} step={step} {...back} closeLabel={t('domain:action.close')} onClose={onClosed}>
      {step !== 'forgot' && <GoogleSignIn returnTo={returnTo} />}
      {step === 'login' && <LoginForm returnTo={returnTo} instead={{ register: () => setStep('register'), forgot: () => setStep('forgot') }} />}
      {step === 'register' && <RegisterForm returnTo={returnTo} onLogIn={toLogin} />}
      {step === 'forgot' && <ForgotStep />}
    </Dialog>
  );
}
