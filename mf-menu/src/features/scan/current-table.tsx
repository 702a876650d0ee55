import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { tableBus } from '@storefront/shared-domain/bus';
import { $tableLink } from '@storefront/shared-domain/models';
import { Button, Card, Stack } from '@storefront/shared-ui';

/** The table this tablet is linked to, and a button to unlink it; nothing without a table. */
export function CurrentTable() {
  const { t } = useTranslation('mf-menu');
  const {
    link: { mode, table },
    end,
  } = useUnit({ link: $tableLink, end: tableBus.linkEnded });
  if (mode !== 'tablet' || table === null) return null;
  return (
    <Card tone="brand" as="section" aria-label={t('tablet.table', { table })}>
      <Stack row spread gap={3}>
        <p>{t('scan.now', { table })}</p>
        <Button variant="ghost" size="s" onClick={() => end()}>
          {t('scan.untie')}
        </Button>
      </Stack>
    </Card>
  );
}
