import { useTranslation } from 'react-i18next';
import { Icon } from '@storefront/shared-ui';
import styles from './pizza-panel.module.css';

/**
 * Button of one slice, labeled by position and flavor; opens its dialog. A free slice has no name.
 */
export function SliceButton({
  at,
  count,
  name,
  onOpen,
}: {
  at: number;
  count: number;
  name: string | null;
  onOpen: () => void;
}) {
  const { t } = useTranslation('mf-pizza-builder');
  const label =
    name === null ? t('nep.slice.fill', { at, count }) : t('nep.slice.change', { at, count, name });
  return (
    <button
      type="button"
      className={styles.slice}
      data-free={name === null}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.place} aria-hidden>
        {at}
      </span>
      <span className={styles.flavor} aria-hidden>
        {name ?? t('nep.slice.free')}
      </span>
      <Icon name={name === null ? 'plus' : 'edit'} size="s" />
    </button>
  );
}
