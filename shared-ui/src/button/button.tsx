import { type MouseEvent, useId } from 'react';
import type { NativeProps } from '../lib/native-props';
import { buttonClass, ButtonFace, type ButtonLook } from './button-face';
import styles from './button.module.css';
import type { Disabling } from './disabling';

export type ButtonProps = Omit<NativeProps<'button'>, 'disabled'> &
  ButtonLook & {
    /** Retains position and focus, announces the busy state, and ignores clicks. */
    loading?: boolean;
  } & (
    | Disabling
    | {
        /** Why it is disabled, shown above it; null while it is not. Its line stays free. */
        reason: string | null;
        disabled?: never;
        reasonId?: never;
      }
  );

export function Button({
  variant,
  size,
  wide,
  icon,
  end,
  loading = false,
  children,
  onClick,
  disabled,
  reasonId,
  reason,
  ...native
}: ButtonProps & { reason?: string | null }) {
  const ownId = useId();
  const isDisabled = reason === undefined ? disabled === true : reason !== null;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const busy = loading ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  const describedBy = isDisabled ? (reasonId ?? ownId) : native['aria-describedby'];
  const button = (
    <button
      type="button"
      {...native}
      {...busy}
      disabled={isDisabled}
      aria-describedby={describedBy}
      className={buttonClass({ variant, size, wide, end })}
      onClick={click}
    >
      <ButtonFace icon={icon} end={end} loading={loading}>
        {children}
      </ButtonFace>
    </button>
  );
  if (reason === undefined) return button;
  return (
    <div className={styles.reasoned}>
      <p id={ownId} className={styles.reason}>
        {reason}
      </p>
      {button}
    </div>
  );
}
