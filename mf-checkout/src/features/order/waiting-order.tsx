import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Spinner, Stack } from '@storefront/shared-ui';
import { waitingCalledOff } from './order.model';
import styles from './waiting-order.module.css';

/** Replaces CONFIRM while the order waits for the connection. */
export function WaitingOrder() {
  const { t } = useTranslation('mf-checkout');
  const callOff = useUnit(waitingCalledOff);
  return (
    <Stack gap={3}>
      <p role="status" className={styles.text}>
        <Spinner /> <span>{t('waiting.text')}</span>
      </p>
      <Button size="l" wide variant="secondary" onClick={() => callOff()}>
        {t('waiting.call-off')}
      </Button>
    </Stack>
  );
}
