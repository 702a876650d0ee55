import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@storefront/shared-ui';
import styles from './debug-badge.module.css';
import { debugToggled } from './debug.model';

/** Says on every page that debug mode is on and what it lifts (SHELL-55), and ends it. */
export function DebugBadge() {
  const { t } = useTranslation('shell');
  const toggle = useUnit(debugToggled);
  return (
    <aside className={styles.badge} aria-label={t('debug.label')}>
      <p className={styles.text}>
        <strong>{t('debug.label')}</strong> {t('debug.text')}
      </p>
      <Button size="s" variant="secondary" onClick={() => toggle()}>
        {t('debug.end')}
      </Button>
    </aside>
  );
}
