import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
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
  /** Amount before a discount, struck through before the value. */
  was?: string;
  /** What assistive technology says before it: "Was". */
  wasLabel?: string;
  /** A short addition below the label, such as the recipient. */
  note?: string;
  /** Reasons for the amount, folded below its label. */
  why?: readonly string[];
  /** Label of the fold: "Why this price?" */
  whyLabel?: string;
};

/** One row: label, amount and, unfolded, the reasons. */
export function Amount({
  label,
  value,
  tone = 'plain',
  was = '',
  wasLabel = '',
  note = '',
  why = [],
  whyLabel = '',
}: AmountProps) {
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
        {note !== '' && <small className={styles.note}>{note}</small>}
      </dt>
      <dd className={styles.value}>
        {was !== '' && (
          <>
            <s className={styles.was}>
              <VisuallyHidden>{wasLabel} </VisuallyHidden>
              {was}
            </s>{' '}
          </>
        )}
        {value}
      </dd>
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
