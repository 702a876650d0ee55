import { useTranslation } from 'react-i18next';
import type { WidgetProps } from '@storefront/shared-domain/remote';
import { Dialog } from '@storefront/shared-ui';
import { useLocation } from '@storefront/shared-ui/router';
import { GoogleSignIn } from '../features/google/google-sign-in';
import { LoginForm } from '../features/login/login-form';

/** Login over any page (ACCOUNT-01). It goes away by itself when the login succeeded: the shell hears of it. */
export default function LoginDialog({ onClosed }: WidgetProps['mf-account/login-dialog']) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const { pathname, search } = useLocation();
  return (
    <Dialog open size="s" title={t('login.title')} closeLabel={t('domain:action.close')} onClose={onClosed}>
      <GoogleSignIn returnTo={`${pathname}${search}`} />
      <LoginForm returnTo={`${pathname}${search}`} onLinkFollowed={onClosed} />
    </Dialog>
  );
}
