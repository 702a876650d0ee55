import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { type DialogCloseReason, DialogFrame } from './dialog-frame';
import styles from './dialog.module.css';
import { useStepFocus } from './use-step-focus';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  /** The title is said, not shown (a picture stands in its place). */
  titleHidden?: boolean;
  /** Asked to close, and why. The owner sets `open` or leaves the route. */
  onClose: (reason: DialogCloseReason) => void;
  /**
   * A tap on the backdrop, when that means something else than the other ways to close; then
   * `onClose` is not called.
   */
  onBackdropDismiss?: () => void;
  closeLabel: string;
  /** s 24, m 32, l 44 rem wide at most; on phones always a sheet at the bottom edge. */
  size?: 's' | 'm' | 'l';
  /**
   * side: a sheet as high as the screen at its far edge, beside what stays to be seen of the page;
   * on phones as ever.
   */
  placement?: 'middle' | 'side';
  /** Takes all the height there is, so that it does not jump between its steps. */
  tall?: boolean;
  /**
   * Names the step of a dialog of several: another step starts with the focus on the title and at
   * the top of the content.
   */
  step?: string;
  /** The way to the step before, ahead of the title. */
  back?: { label: string; onBack: () => void };
  /** Actions; stay in sight while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal over the page. The focus starts on the title, or on the element inside that has
 * `data-initial-focus`, and returns to the opener.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    titleHidden,
    onClose,
    onBackdropDismiss,
    closeLabel,
    size = 'm',
    placement = 'middle',
    tall,
    step,
    back,
    footer,
    children,
  } = props;
  const titleId = useId();
  const titleRef = useStepFocus(open ? step : undefined);
  const dismiss = (reason: DialogCloseReason): void => {
    if (reason === 'backdrop' && onBackdropDismiss) onBackdropDismiss();
    else onClose(reason);
  };
  return (
    <DialogFrame
      open={open}
      size={size}
      placement={placement}
      tall={tall}
      labelledBy={titleId}
      onDismiss={dismiss}
    >
      <header className={styles.header} data-back={back !== undefined}>
        {back && <IconButton icon="back" label={back.label} onClick={back.onBack} />}
        <h2 ref={titleRef} id={titleId} className={styles.title} tabIndex={-1}>
          {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={() => onClose('button')} />
      </header>
      <div key={step} className={styles.body}>
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </DialogFrame>
  );
}
