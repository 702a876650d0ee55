import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import type { SlotProps } from '@storefront/shared-domain/remote';
import { usePartFailure } from '@storefront/shared-kit/use-part-failure';
import { Dialog, LazyPart, Skeleton } from '@storefront/shared-ui';
import { useLocation } from '@storefront/shared-ui/router';
import { GoogleSignIn } from '../features/google/google-sign-in';
import { LoginForm } from '../features/login/login-form';

/**
 * Few customers that log in create an account or reset a password: these forms, and the list of
 * rejected passwords, are loaded on demand.
 */
const loadRegisterForm = async () => ({
  default: (
    await import(/* webpackChunkName: "register-form" */ '../features/register/register-form')
  ).RegisterForm,
});

const loadForgotStep = async () => ({
  default: (
    await import(/* webpackChunkName: "forgot-step" */ '../features/forgot-password/forgot-step')
  ).ForgotStep,
});

/** The input of these pages is in memory only, and Google's page replaces the document. */
const DRAFT_PAGES: readonly string[] = [paths.delivery(), paths.payment()];

/**
 * Login over any page (ACCOUNT-01). The shell closes it after a successful login. Registration and
 * password reset are steps of it, so that the input of the page below is preserved.
 */
export default function LoginDialog({ onClosed }: SlotProps['login']) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const { pathname, search } = useLocation();
  const partFailure = usePartFailure();
  const [step, setStep] = useState<'login' | 'register' | 'forgot'>('login');
  const returnTo = `${pathname}${search}`;
  const isDraftBelow = DRAFT_PAGES.some(
    (page) => pathname === page || pathname.startsWith(`${page}/`),
  );
  const toLogin = () => setStep('login');
  const back = step === 'login' ? {} : { back: { label: t('forgot.back'), onBack: toLogin } };
  return (
    <Dialog
      open
      size="s"
      title={t(`${step}.title`)}
      step={step}
      {...back}
      closeLabel={t('domain:action.close')}
      onClose={onClosed}
    >
      {step !== 'forgot' && !isDraftBelow && <GoogleSignIn returnTo={returnTo} />}
      {step === 'login' && (
        <LoginForm
          returnTo={returnTo}
          instead={{ register: () => setStep('register'), forgot: () => setStep('forgot') }}
        />
      )}
      {step === 'register' && (
        <LazyPart
          load={loadRegisterForm}
          props={{ returnTo, onLogIn: toLogin }}
          isAction
          waiting={<Skeleton shape="block" size="l" />}
          failed={partFailure}
        />
      )}
      {step === 'forgot' && (
        <LazyPart
          load={loadForgotStep}
          props={{}}
          isAction
          waiting={<Skeleton shape="block" size="l" />}
          failed={partFailure}
        />
      )}
    </Dialog>
  );
}
