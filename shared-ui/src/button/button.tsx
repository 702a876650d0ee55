import type { MouseEvent } from 'react';
import type { NativeProps } from '../lib/native-props';
import { buttonClass, ButtonFace, type ButtonLook } from './button-face';

export type ButtonProps = NativeProps<'button'> &
  ButtonLook & {
    /** Retains position and focus, announces the busy state, and ignores clicks. */
    loading?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  icon,
  end,
  loading = false,
  children,
  onClick,
  ...native
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const busy = loading ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  return (
    <button
      type="button"
      {...native}
      {...busy}
      className={buttonClass({ variant, size, wide, end })}
      onClick={click}
    >
      <ButtonFace icon={icon} end={end} loading={loading}>
        {children}
      </ButtonFace>
    </button>
  );
}
