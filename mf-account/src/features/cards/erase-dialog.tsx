import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { StoredCard } from '@storefront/shared-domain/contracts';
import { AlertDialog } from '@storefront/shared-ui';
import { cardText } from './card-text';
import { $isErasing, eraseConfirmed, eraseDismissed } from './cards.model';

/** Confirmation before a card is deleted (ACCOUNT-17). */
export function EraseDialog({ card }: { card: StoredCard }) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const { isErasing, confirm, dismiss } = useUnit({
    isErasing: $isErasing,
    confirm: eraseConfirmed,
    dismiss: eraseDismissed,
  });
  return (
    <AlertDialog
      open
      icon="trash"
      tone="danger"
      title={t('cards.erase-title')}
      loading={isErasing}
      confirmLabel={t('cards.erase')}
      onConfirm={() => confirm()}
      cancelLabel={t('cards.keep')}
      onCancel={() => dismiss()}
    >
      {t('cards.erase-text', { card: cardText(t, card) })}
    </AlertDialog>
  );
}
