import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { tableBus } from '@storefront/shared-domain/bus';
import { Button, Dialog, Stack } from '@storefront/shared-ui';

export type OtherTableProps = { open: boolean; table: string; onClose: () => void };

/** 'Not your table?': how to get to another table, and a way to leave this one. */
export function OtherTable({ open, table, onClose }: OtherTableProps) {
  const { t } = useTranslation(['shell', 'domain']);
  const leave = useUnit(tableBus.linkEnded);
  return (
    <Dialog
      open={open}
      size="s"
      title={t('table.title', { table })}
      closeLabel={t('domain:action.close')}
      onClose={onClose}
      footer={
        <Stack gap={2}>
          <Button size="l" wide onClick={onClose}>
            {t('table.stay', { table })}
          </Button>
          <Button
            size="l"
            wide
            variant="ghost"
            onClick={() => {
              onClose();
              leave();
            }}
          >
            {t('table.leave')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={3}>
        <p>{t('table.scan')}</p>
        <p>{t('table.leave-text')}</p>
      </Stack>
    </Dialog>
  );
}
