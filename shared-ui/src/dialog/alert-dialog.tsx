import { type ReactNode, useId } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import { DialogFrame } from './dialog-frame';
import styles from './dialog.module.css';

export type AlertDialogProps = {
  open: boolean;
  title: ReactNode;
  /** The message or question; announced when the dialog opens. */
  children: ReactNode;
  icon?: IconName;
  tone?: 'brand' | 'success' | 'warning' | 'danger';
  confirmLabel: string;
  onConfirm: () => void;
  /** Without it there is only one button: Escape confirms. */
  cancelLabel?: string;
  onCancel?: () => void;
  loading?: boolean;
};

/** A short message that requires an answer: a tap on the backdrop does nothing, Escape cancels. */
export function AlertDialog({
  open,
  title,
  children,
  icon,
  tone = 'brand',
  confirmLabel,
  onConfirm,
  cancelLabel,
  onCancel,
  loading,
}: AlertDialogProps) {
  const id = useId();
  const escape = (): void => {
    if (!loading) (onCancel ?? onConfirm)();
  };
  return (
    <DialogFrame
      open={open}
      role="alertdialog"
      size="s"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onDismiss={(reason) => reason === 'escape' && escape()}
    >
      <div className={styles.alert} data-tone={tone}>
        {icon && (
          <span className={styles.symbol}>
            <Icon name={icon} size="xl" />
          </span>
        )}
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}-text`} className={styles.text}>
          {children}
        </div>
        <div className={styles.actions}>
          <Button
            size="l"
            wide
            variant={tone === 'danger' ? 'danger' : 'primary'}
            loading={loading}
            onClick={onConfirm}
            data-initial-focus={cancelLabel ? undefined : true}
          >
            {confirmLabel}
          </Button>
          {cancelLabel && (
            <Button size="l" wide variant="ghost" onClick={onCancel} data-initial-focus>
              {cancelLabel}
            </Button>
          )}
        </div>
      </div>
    </DialogFrame>
  );
}
