import { ConnectionNotice } from '../orders/connection-notice';
import { PendingNotice } from '../orders/pending-notice';
import styles from './top-notices.module.css';

/** Publishes the height of the notices: what else stays at the top of the page is below them. */
function measured(notices: HTMLElement | null): (() => void) | undefined {
  if (notices === null) return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() =>
    style.setProperty('--notices-height', `${notices.getBoundingClientRect().height}px`),
  );
  sizes.observe(notices);
  return () => {
    sizes.disconnect();
    style.removeProperty('--notices-height');
  };
}

/** Notices that stay in view above every page: no connection, an order without an answer. */
export function TopNotices() {
  return (
    <div ref={measured} className={styles.notices}>
      <ConnectionNotice />
      <PendingNotice />
    </div>
  );
}
