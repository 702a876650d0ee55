import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $view } from '../restaurant/restaurant.model';
import styles from './stale-notice.module.css';

/** Tells that the menu on the page is the last one this device kept (OPEN-017). */
export function StaleNotice() {
  const { t } = useTranslation('shell');
  const view = useUnit($view);
  return view.kind === 'ready' && view.isStale ? <p className={styles.notice} role="status">{t('stale.notice')}</p> : null;
}
