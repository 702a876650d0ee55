import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { useStepEntries } from '../dialog-history/use-step-entries';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { type DialogCloseReason, DialogFrame } from './dialog-frame';
import styles from './dialog.module.css';

/** Moves the focus to the title when an open dialog changes its step; opening does not count. */
function useStepFocus(step: string | undefined): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step !== undefined && before.current !== undefined && before.current !== step)
      title.current?.focus(); // where the whole dialog scrolls, its beginning is shown
    before.current = step;
  }, [step]);
  return title;
}

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  /** The title is announced, not shown (a picture replaces it). */
  titleHidden?: boolean;
  /**
   * Called with the reason when the customer closes the dialog. The owner sets `open` or leaves the
   * route.
   */
  onClose: (reason: DialogCloseReason) => void;
  /**
   * Called for a tap on the backdrop when that needs different handling; `onClose` is not called
   * then.
   */
  onBackdropDismiss?: () => void;
  closeLabel: string;
  /** s 24, m 32, l 44 rem wide at most; on phones always a sheet at the bottom edge. */
  size?: 's' | 'm' | 'l';
  /**
   * side: a full-height sheet at the far edge of the screen, with part of the page visible beside
   * it; unchanged on phones.
   */
  placement?: 'middle' | 'side';
  /** Uses the full available height, so that the dialog does not resize between its steps. */
  tall?: boolean;
  /**
   * Identifies the step of a multi-step dialog: a new step starts with the focus on the title and
   * scrolls the content to the top.
   */
  step?: string;
  /** Leads to the previous step: a button before the title, and Back of the browser or phone. */
  back?: { label: string; onBack: () => void };
  /** Actions; remain visible while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal over the page. The initial focus is on the title, or on the element with
 * `data-initial-focus`; it returns to the opener on close.
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
  const goBack = useStepEntries({ open, step, onBack: back?.onBack });
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
        {back && <IconButton icon="back" label={back.label} onClick={goBack} />}
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
