import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $inPlace, $isLoggedIn, $restaurant } from '@storefront/shared-domain/models';
import { safeReturn } from '@storefront/shared-domain/paths';
import { Navigate, useSearchParams } from '@storefront/shared-ui/router';
import { GoogleSignIn } from '../features/google/google-sign-in';
import { LoginForm } from '../features/login/login-form';
import { AccountPage } from '../lib/account-page';
import { FormCard } from '../lib/form-card';

/**
 * Login as a page (SHELL-29). A logged-in customer is redirected to the page that required the
 * login.
 */
export default function LoginPage() {
  const { t } = useTranslation('mf-account');
  const inPlace = useUnit($inPlace);
  const { isLoggedIn, info } = useUnit({ isLoggedIn: $isLoggedIn, info: $restaurant });
  const [query] = useSearchParams();
  const returnTo = safeReturn(query.get('returnTo'));
  if (isLoggedIn) return <Navigate to={returnTo} replace />;
  return (
    <AccountPage title={t('login.title')}>
      <FormCard hint={inPlace(t('login.hint', { name: info?.name ?? '' }))}>
        <GoogleSignIn returnTo={returnTo} />
        <LoginForm returnTo={returnTo} />
      </FormCard>
    </AccountPage>
  );
}
