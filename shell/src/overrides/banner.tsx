import { useTranslation } from 'react-i18next';
import { Button } from '@storefront/shared-ui';
import type { Overrides } from '../boot/stored-overrides';
import styles from './banner.module.css';
import { shortBase } from './resolve-base';

type Props = {
  readonly overrides: Overrides;
  readonly onChange: () => void;
  readonly onEnd: () => void;
};

/** Banner on every page with the overrides of this tab, and a button to end them. */
export function Banner({ overrides, onChange, onEnd }: Props) {
  const { t } = useTranslation('shell');
  const builds = Object.entries(overrides.builds).map(
    ([name, { base }]) => [name, shortBase(base)] as const,
  );
  const rows = [...builds, ...Object.entries(overrides.arms)];
  return (
    <aside className={styles.banner} aria-label={t('overrides.banner.label')}>
      <div className={styles.content}>
        <p className={styles.title}>{t('overrides.banner.title')}</p>
        <dl className={styles.rows}>
          {rows.map(([name, value]) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <Button variant="ghost" size="s" onClick={onChange}>
            {t('overrides.banner.change')}
          </Button>
          <Button variant="secondary" size="s" onClick={onEnd}>
            {t('overrides.banner.end')}
          </Button>
        </div>
      </div>
    </aside>
  );
}
