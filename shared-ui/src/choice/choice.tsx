import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx';
import type { NativeProps } from '../lib/native-props';
import styles from './choice.module.css';

export type ChoiceProps = Omit<NativeProps<'input'>, 'type' | 'role' | 'children' | 'size'> & {
  label: ReactNode;
  hint?: ReactNode;
};
type Kind = { type: 'checkbox' | 'radio'; role?: 'switch' };

/** A checkbox, radio or switch with its text; the whole row can be tapped. */
export function Choice({ label, hint, type, role, ...native }: ChoiceProps & Kind) {
  const ownId = useId();
  const id = native.id ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <span className={cx(styles.choice, role && styles.reversed)}>
      <input
        aria-describedby={hintId}
        {...native}
        id={id}
        type={type}
        role={role}
        className={styles[role ?? type]}
      />
      <span className={styles.texts}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </span>
  );
}
