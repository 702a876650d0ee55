import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/icon';
import styles from './amounts.module.css';

export type AmountsProps = {
  /** s: at the edge of a screen, m: a section of the screen. */
  size?: 's' | 'm';
  children: ReactNode;
};

/** Cost rows; the last one may be their total. */
export function Amounts({ size = 's', children }: AmountsProps) {
  return (
    <dl className={styles.amounts} data-size={size}>
      {children}
    </dl>
  );
}

export type AmountProps = {
  label: string;
  value: ReactNode;
  tone?: 'plain' | 'discount' | 'total' | 'pending';
  /** Reasons for the amount, folded below its label. */
  why?: readonly string[];
  /** Label of the fold: "Why this price?" */
  whyLabel?: string;
};

/** One row: label, amount and, unfolded, the reasons. */
export function Amount({ label, value, tone = 'plain', why = [], whyLabel = '' }: AmountProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isFolded = why.length > 0;
  return (
    <div className={styles.amount} data-tone={tone}>
      <dt className={styles.label}>
        {isFolded ? (
          <button
            type="button"
            className={styles.why}
            aria-label={`${label}: ${whyLabel}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {label}
            <Icon name="chevron" size="s" />
          </button>
        ) : (
          label
        )}
      </dt>
      <dd className={styles.value}>{value}</dd>
      {isFolded && isOpen && (
        <dd id={id} className={styles.reasons}>
          {why.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </dd>
      )}
    </div>
  );
}
