import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useRef,
} from 'react';
import { useDialogEntry } from '../dialog-history/use-dialog-entry';
import styles from './dialog.module.css';
import { isOverToast } from './is-over-toast';
import { useModal } from './use-modal';

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
