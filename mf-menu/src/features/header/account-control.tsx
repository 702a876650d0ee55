import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionBus } from '@storefront/shared-domain/bus';
import { $isAtTable, $isLoggedIn } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { AlertDialog, Button, LinkButton } from '@storefront/shared-ui';

/**
 * Login button, or a link to the account and a logout with confirmation (MENU-02). Neither is shown
 * to a customer at a table.
 */
export function AccountControl() {
  const { t } = useTranslation('mf-menu');
  const { isAtTable, isLoggedIn, signIn, signOut } = useUnit({
    isAtTable: $isAtTable,
    isLoggedIn: $isLoggedIn,
    signIn: sessionBus.signInRequested,
    signOut: sessionBus.logOutConfirmed,
  });
  const [isRequesting, setIsRequesting] = useState(false);
  if (isAtTable) return null;
  if (!isLoggedIn)
    return (
      <Button variant="secondary" size="s" icon="user" onClick={() => signIn()}>
        {t('header.log-in')}
      </Button>
    );
  return (
    <>
      <LinkButton to={paths.orders()} variant="secondary" size="s" icon="user">
        {t('header.account')}
      </LinkButton>
      <Button variant="secondary" size="s" icon="logout" onClick={() => setIsRequesting(true)}>
        {t('header.log-out')}
      </Button>
      <AlertDialog
        open={isRequesting}
        icon="logout"
        title={t('log-out.title')}
        confirmLabel={t('log-out.confirm')}
        onConfirm={() => {
          setIsRequesting(false);
          signOut();
        }}
        cancelLabel={t('log-out.stay')}
        onCancel={() => setIsRequesting(false)}
      >
        {t('log-out.text')}
      </AlertDialog>
    </>
  );
}
