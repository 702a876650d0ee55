import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { RadioGroupContext } from './radio-group-context';
import styles from './radio-group.module.css';

export type RadioGroupProps = {
  legend: ReactNode;
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /**
   * The chosen value; null when nothing is chosen yet. Omitted together with `onValueChange` when a
   * form owns the value.
   */
  value?: string | null;
  onValueChange?: (value: string) => void;
  name?: string;
  disabled?: boolean;
  /** list: one below the other; grid: as many columns as fit; row: side by side, wrapping. */
  layout?: 'list' | 'grid' | 'row';
  /** `Radio` and `RadioCard`, at any depth. */
  children: ReactNode;
};

/** A radio group; the arrow keys move inside it. */
export function RadioGroup({
  legend,
  legendHidden,
  hint,
  error,
  value,
  onValueChange,
  name,
  disabled,
  layout = 'list',
  children,
}: RadioGroupProps) {
  const id = useId();
  const note = error || hint;
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      aria-describedby={note ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <RadioGroupContext value={{ name: name ?? id, value, disabled, select: onValueChange }}>
        <div className={styles.options} data-layout={layout}>
          {children}
        </div>
      </RadioGroupContext>
      {note && (
        <p className={styles.note} id={`${id}-note`} data-error={Boolean(error)}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
