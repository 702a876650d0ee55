import { useUnit } from 'effector-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $tableLink } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useLocation } from '@storefront/shared-ui/router';
import styles from './table-bar.module.css';
import type { OtherTableProps } from './other-table';

/** Pages of a tablet that show its table themselves. */
const TABLET_PAGES: readonly string[] = [paths.tablet(), paths.tabletScan()];

/**
 * The table of the visit, on every page; a guest can say that it is another one. A tablet belongs to
 * its table. The explanation is loaded on demand.
 */
export function TableBar() {
  const { t } = useTranslation('shell');
  const { mode, table } = useUnit($tableLink);
  const { pathname } = useLocation();
  const [Explanation, setExplanation] = useState<ComponentType<OtherTableProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (table === null || (mode === 'tablet' && TABLET_PAGES.includes(pathname))) return null;
  const explain = (): void => {
    setOpen(true);
    if (Explanation === null)
      import(/* webpackChunkName: "other-table" */ './other-table')
        .then((module) => setExplanation(() => module.OtherTable))
        .catch(() => setOpen(false));
  };
  return (
    <aside className={styles.bar} aria-label={t('table.label')}>
      <p className={styles.table}>{t('table.name', { table })}</p>
      {mode === 'table' && (
        <button type="button" className={styles.other} onClick={explain}>
          {t('table.other')}
        </button>
      )}
      {Explanation !== null && (
        <Explanation open={isOpen} table={table} onClose={() => setOpen(false)} />
      )}
    </aside>
  );
}
