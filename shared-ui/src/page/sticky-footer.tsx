import type { ReactNode } from 'react';
import styles from './page.module.css';

export type StickyFooterProps = {
  /** Totals above the action. */
  summary?: ReactNode;
  /** The main action of the page. */
  children: ReactNode;
};

/** Sticks to the bottom edge above the phone's home bar. */
export function StickyFooter({ summary, children }: StickyFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        {summary && <div className={styles.summary}>{summary}</div>}
        {children}
      </div>
    </footer>
  );
}
