import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styles from './connection-note.module.css';
import { isFinal } from './newest-order';
import { $connection, $order } from './tracking.model';

/**
 * Shows how current the page is: live, updated every 30 s, or disconnected (OPEN-019). Its line is
 * there before that is known, so that nothing below it moves; a final order has none.
 */
export function ConnectionNote() {
  const { t } = useTranslation('mf-tracking');
  const { connection, order } = useUnit({ connection: $connection, order: $order });
  if (order === null || isFinal(order)) return null;
  return (
    <p
      className={styles.note}
      data-connection={connection ?? 'unknown'}
      aria-hidden={connection === null ? true : undefined}
    >
      {t(`connection.${connection ?? 'live'}`)}
    </p>
  );
}
