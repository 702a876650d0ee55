import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { IconButton } from '../button/icon-button';
import styles from './stepper.module.css';

export type StepperProps = {
  value: number;
  /** Called with a whole number between `min` and `max`, only when it differs from `value`. */
  onValueChange: (value: number) => void;
  /** Accessible name of the number: what is counted. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  min?: number;
  max?: number;
  /** Step of a button or an arrow key; a typed number may lie between two steps. */
  step?: number;
  /** Why no more can be chosen, shown below at the maximum. */
  mostReason?: string;
  size?: 's' | 'm';
  /** Id of a visible text that states why the number cannot be changed; it is disabled then. */
  disabledBy?: string;
  /** The next decrease removes the item: the minus becomes a bin. `decreaseLabel` must say so. */
  removes?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * Minus, an editable number, plus. A typed number is applied on Enter or blur. At an end of the range
 * the number itself describes the disabled button, or `mostReason`.
 */
export function Stepper({
  value,
  onValueChange,
  label,
  decreaseLabel,
  increaseLabel,
  min = 0,
  max = Infinity,
  step = 1,
  mostReason,
  disabledBy,
  size = 'm',
  removes,
  ref,
}: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const disabled = disabledBy !== undefined;
  const isMost = value >= max;
  const hasReason = isMost && !disabled && mostReason !== undefined;
  const go = (wanted: number): void => {
    setTyped(null);
    const next = Math.min(max, Math.max(min, wanted));
    if (next !== value) onValueChange(next);
  };
  const settle = (): number => (typed ? Math.min(max, Math.max(min, Number(typed))) : value);
  const press = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    if (event.key === 'Enter') go(settle());
    if (direction === undefined) return;
    event.preventDefault();
    go(settle() + direction * step);
  };
  const pill = (
    <span className={styles.stepper} data-size={size}>
      <IconButton
        icon={removes ? 'trash' : 'minus'}
        label={decreaseLabel}
        disabled={disabled || value <= min}
        reasonId={disabledBy ?? `${id}-number`}
        onClick={() => go(value - step)}
      />
      <input
        ref={ref}
        id={`${id}-number`}
        className={styles.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max === Infinity ? undefined : max}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={() => typed !== null && go(settle())}
        onKeyDown={press}
      />
      <IconButton
        icon="plus"
        label={increaseLabel}
        disabled={disabled || isMost}
        reasonId={disabledBy ?? (hasReason ? `${id}-most` : `${id}-number`)}
        onClick={() => go(value + step)}
      />
    </span>
  );
  if (mostReason === undefined) return pill;
  return (
    <span className={styles.column}>
      {pill}
      {hasReason && (
        <span id={`${id}-most`} className={styles.reason}>
          {mostReason}
        </span>
      )}
    </span>
  );
}
