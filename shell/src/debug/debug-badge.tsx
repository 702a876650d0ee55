import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@storefront/shared-ui';
import { $declared } from '../addresses/declared.model';
import styles from './debug-badge.module.css';
import { debugToggled } from './debug.model';
import { sayEarlier } from './say-earlier';

/**
 * Badge on every page in debug mode (SHELL-55): names the lifted limits and has a button to end it.
 */
export function DebugBadge() {
  const { t } = useTranslation('shell');
  const { toggle, declared } = useUnit({ toggle: debugToggled, declared: $declared });
  useEffect(() => sayEarlier(declared), [declared]);
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
