import { Icon } from '@storefront/shared-ui';
import styles from './category-nav.module.css';

/**
 * Scrolls the row by mouse. Keyboard and touch reach every category without it, so it is no tab
 * stop.
 */
export function OverflowButton({
  side,
  onClick,
}: {
  side: 'before' | 'after';
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.turn}
      data-side={side}
      tabIndex={-1}
      aria-hidden
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name="chevron" />
    </button>
  );
}
