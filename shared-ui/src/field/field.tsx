import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './field.module.css';

/** The texts around a control. */
export type FieldTexts = {
  label: ReactNode;
  /** The label is announced, not shown (a search box with an icon). */
  labelHidden?: boolean;
  /** A note beside the label: "optional". */
  mark?: ReactNode;
  hint?: ReactNode;
  /** Set only when the value is invalid; replaces the hint and marks the control invalid. */
  error?: ReactNode;
  /** At the far end below: "12/140". */
  counter?: ReactNode;
};
/** Attributes that link the control to its texts. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};
export type FieldProps = FieldTexts & {
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** A label above a control, a hint or an error below, linked for screen readers. */
export function Field({
  label,
  labelHidden,
  mark,
  hint,
  error,
  counter,
  id,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const note = error || hint;
  const noteId = `${controlId}-note`;
  return (
    <div className={styles.field} data-invalid={Boolean(error)}>
      <label
        id={`${controlId}-label`}
        className={styles.label}
        htmlFor={controlId}
        data-hidden={labelHidden}
      >
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(note || counter) && (
        <div className={styles.below}>
          {note && (
            <p id={noteId} className={styles.note}>
              {note}
            </p>
          )}
          {counter && <span className={styles.counter}>{counter}</span>}
        </div>
      )}
    </div>
  );
}
