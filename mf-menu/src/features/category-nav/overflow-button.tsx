import { Icon } from '@storefront/shared-ui';
import styles from './category-nav.module.css';

/**
 * Turns the row for a mouse. Keys and fingers reach every category without it, so it is nobody's
 * tab stop.
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
