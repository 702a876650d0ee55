import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionBus } from '@storefront/shared-domain/bus';
import { AlertDialog, Button } from '@storefront/shared-ui';

/** Logs out after a confirmation (ACCOUNT-05). */
export function LogOutButton() {
  const { t } = useTranslation('mf-account');
  const signOut = useUnit(sessionBus.logOutConfirmed);
  const [isRequesting, setRequesting] = useState(false);
  const confirm = () => {
    setRequesting(false);
    signOut();
  };
  return (
    <>
      <Button variant="ghost" icon="logout" wide onClick={() => setRequesting(true)}>
        {t('log-out.button')}
      </Button>
      <AlertDialog
        open={isRequesting}
        icon="logout"
        title={t('log-out.title')}
        confirmLabel={t('log-out.button')}
        onConfirm={confirm}
        cancelLabel={t('log-out.stay')}
        onCancel={() => setRequesting(false)}
      >
        {t('log-out.text')}
      </AlertDialog>
    </>
  );
}
