import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDialogEntry } from '../dialog-history/use-dialog-entry';
import styles from './dialog.module.css';

let locks = 0;

/**
 * Blocks scrolling of the page behind a modal; the scrollbar's width stays reserved, so that the
 * layout does not shift.
 * @returns the release function; the page scrolls again after every lock is released.
 */
function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks++ === 0) {
    root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
    root.style.overflow = 'hidden';
  }
  return () => {
    if (--locks > 0) return;
    root.style.paddingInlineEnd = '';
    root.style.overflow = '';
  };
}

/** Opens the dialog as a modal on mount; on unmount the focus returns to the previous element. */
function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    const unlockScroll = lockScroll();
    dialog.showModal();
    const first =
      dialog.querySelector<HTMLElement>('[data-initial-focus]') ??
      dialog.querySelector<HTMLElement>('h2');
    first?.focus({ preventScroll: true });
    return () => {
      dialog.close();
      unlockScroll();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [open]);
  return ref;
}

/**
 * A toast above a modal cannot receive a tap: the backdrop receives it instead, and must ignore it.
 */
function isOverToast({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
  return [...document.querySelectorAll('[data-toast]')].some((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return clientX > left && clientX < right && clientY > top && clientY < bottom;
  });
}

/** `escape`: Escape, or the Back button of the browser or phone. */
export type DialogCloseReason = 'button' | 'escape' | 'backdrop';
type Props = {
  open: boolean;
  role?: 'alertdialog';
  size: 's' | 'm' | 'l';
  placement?: 'middle' | 'side';
  tall?: boolean | undefined;
  labelledBy: string;
  describedBy?: string;
  onDismiss: (reason: Exclude<DialogCloseReason, 'button'>) => void;
  children: ReactNode;
};

/**
 * The modal `<dialog>`. It never closes itself: it calls `onDismiss`, and the owner of `open`
 * decides. The last child repeats toasts, because screen readers cannot reach content outside a
 * modal.
 */
export function DialogFrame({
  open,
  role,
  size,
  placement = 'middle',
  tall,
  labelledBy,
  describedBy,
  onDismiss,
  children,
}: Props) {
  const ref = useModal(open);
  useDialogEntry(open, () => onDismiss('escape'));
  const pressedBackdrop = useRef(false);
  if (!open) return null;
  const isSelf = (event: SyntheticEvent): boolean => event.target === event.currentTarget;
  const cancel = (event: SyntheticEvent): void => {
    if (!isSelf(event)) return;
    event.preventDefault();
    onDismiss('escape');
  };
  // A browser may force a modal to close (Escape pressed twice): `onDismiss` is called then too.
  const closed = (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (isSelf(event) && !event.currentTarget.open) onDismiss('escape');
  };
  const press = (event: PointerEvent): void => {
    pressedBackdrop.current = isSelf(event) && !isOverToast(event);
  };
  const click = (event: MouseEvent): void => {
    if (isSelf(event) && pressedBackdrop.current) onDismiss('backdrop');
  };
  return (
    <dialog
      ref={ref}
      role={role}
      className={styles.dialog}
      data-size={size}
      data-placement={placement}
      data-tall={tall}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={press}
      onClick={click}
    >
      <div className={styles.sheet}>{children}</div>
      <div className={styles.echo} role="status" data-toast-echo />
    </dialog>
  );
}
