import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styles from './connection-note.module.css';
import { $connection } from './tracking.model';

/** Shows how current the page is: live, updated every 30 s, or disconnected (OPEN-019). */
export function ConnectionNote() {
  const { t } = useTranslation('mf-tracking');
  const connection = useUnit($connection);
  return (
    connection && (
      <p className={styles.note} data-connection={connection}>
        {t(`connection.${connection}`)}
      </p>
    )
  );
}
