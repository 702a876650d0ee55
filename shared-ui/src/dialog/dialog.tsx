import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { type DialogCloseReason, DialogFrame } from './dialog-frame';
import styles from './dialog.module.css';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  /** The title is said, not shown (a picture stands in its place). */
  titleHidden?: boolean;
  /** Asked to close, and why. The owner sets `open` or leaves the route. */
  onClose: (reason: DialogCloseReason) => void;
  /** A tap on the backdrop, when that means something else than the other ways to close; then `onClose` is not called. */
  onBackdropDismiss?: () => void;
  closeLabel: string;
  /** s 24, m 32, l 44 rem wide at most; on phones always a sheet at the bottom edge. */
  size?: 's' | 'm' | 'l';
  /** side: a sheet as high as the screen at its far edge, beside what stays to be seen of the page; on phones as ever. */
  placement?: 'middle' | 'side';
  /** Actions; stay in sight while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal over the page. The focus starts on the title, or on the element inside that has `data-initial-focus`, and
 * returns to the opener.
 */
export function Dialog({ open, title, titleHidden, onClose, onBackdropDismiss, closeLabel, size = 'm', placement = 'middle', footer, children }: DialogProps) {
  const titleId = useId();
  const dismiss = (reason: DialogCloseReason): void => {
    if (reason === 'backdrop' && onBackdropDismiss) onBackdropDismiss();
    else onClose(reason);
  };
  return (
    <DialogFrame open={open} size={size} placement={placement} labelledBy={titleId} onDismiss={dismiss}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>{titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={() => onClose('button')} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </DialogFrame>
  );
}
