import type { PageDeclarations } from '@storefront/loader/page';
import { Button } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $declared } from '../addresses/declared.model';
import styles from './debug-badge.module.css';
import { debugToggled } from './debug.model';

let isSaid = false;

/** Names the remotes that the shell declares, in the console of a developer, once per page. */
export function sayEarlier(declared: PageDeclarations): void {
  const earlier = Object.keys(declared).filter((name) => declared[name]?.isEarlier);
  if (isSaid || earlier.length === 0) return;
  isSaid = true;
  // eslint-disable-next-line no-console -- no part of the page
  console.info('Declared by the shell, as their builds have no declaration:', earlier.join(', '));
}

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
