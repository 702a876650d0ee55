import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Toaster } from '@storefront/shared-ui';
import { $toasts, noticeDismissed } from './notices.model';

/** Toasts of all remotes, at the top of the page. */
export function Notices() {
  const { t } = useTranslation('shell');
  const [toasts, dismiss] = useUnit([$toasts, noticeDismissed]);
  return (
    <Toaster
      toasts={toasts.map(({ id, text, tone, isSilent = false }) => ({
        id,
        text,
        tone: tone === 'info' ? 'neutral' : tone,
        isSilent,
      }))}
      onDismiss={(id) => dismiss(Number(id))}
      dismissLabel={t('toasts.dismiss')}
    />
  );
}
