import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { NativeProps } from '../lib/native-props';
import styles from './disclosure.module.css';

export type DisclosureProps = NativeProps<'details'> & {
  summary: ReactNode;
  /** Beside the summary: an amount, a badge. */
  end?: ReactNode;
  children: ReactNode;
};

/**
 * A collapsible section. Several with the same `name` form an accordion: opening one closes the
 * others.
 */
export function Disclosure({ summary, end, children, ...native }: DisclosureProps) {
  return (
    <details {...native} className={styles.details}>
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        {end && <span className={styles.end}>{end}</span>}
        <span className={styles.arrow}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
