import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { tableBus } from '@storefront/shared-domain/bus';
import { AlertDialog } from '@storefront/shared-ui';

export type OtherTableProps = { open: boolean; table: string; onClose: () => void };

/** 'Not your table?': how to get to another table, and a way to leave this one. */
export function OtherTable({ open, table, onClose }: OtherTableProps) {
  const { t } = useTranslation('shell');
  const leave = useUnit(tableBus.linkEnded);
  return (
    <AlertDialog
      open={open}
      icon="qr"
      title={t('table.title', { table })}
      confirmLabel={t('table.leave')}
      onConfirm={() => {
        onClose();
        leave();
      }}
      cancelLabel={t('table.stay', { table })}
      onCancel={onClose}
    >
      <p>{t('table.scan')}</p>
      <p>{t('table.leave-text')}</p>
    </AlertDialog>
  );
}
