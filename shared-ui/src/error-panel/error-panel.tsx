import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './error-panel.module.css';

export type ErrorPanelProps = {
  title: ReactNode;
  /** The cause, worded for the customer. */
  reason?: ReactNode;
  /** For support staff: a code, a part's name. Folded under `detailsLabel`. */
  details?: ReactNode;
  detailsLabel?: string;
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Beside Retry: an alternative action. */
  action?: ReactNode;
};

/** Replaces the content that failed and offers the next action. */
export function ErrorPanel({
  title,
  reason,
  details,
  detailsLabel,
  retryLabel,
  onRetry,
  retrying,
  action,
}: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <span className={styles.symbol}>
        <Icon name="warning" size="xl" />
      </span>
      <p className={styles.title}>{title}</p>
      {reason && <div className={styles.reason}>{reason}</div>}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button icon="refresh" loading={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {details && (
        <details className={styles.details}>
          <summary>{detailsLabel}</summary>
          <code translate="no">{details}</code>
        </details>
      )}
    </div>
  );
}
