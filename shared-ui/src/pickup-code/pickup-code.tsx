import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './pickup-code.module.css';

export type PickupCodeProps = {
  /** Name of the code. */
  label: string;
  code: string;
  /** What the customer does with it. */
  children?: ReactNode;
};

/** A short code to say or show, large; screen readers spell it. */
export function PickupCode({ label, code, children }: PickupCodeProps) {
  return (
    <div className={styles.pickup}>
      <p className={styles.label}>{label}</p>
      <p className={styles.code} translate="no">
        <span aria-hidden>{code}</span>
        <VisuallyHidden>{[...code].join(' ')}</VisuallyHidden>
      </p>
      {children && <p className={styles.hint}>{children}</p>}
    </div>
  );
}
