import { useEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import styles from './toaster.module.css';

const topmostModal = (): Element | undefined =>
  [...document.querySelectorAll('dialog[open]')].at(-1);

function lift(toaster: HTMLElement, isAnew: boolean): void {
  if (typeof toaster.showPopover !== 'function') return;
  if (isAnew && toaster.matches(':popover-open')) toaster.hidePopover();
  if (!toaster.matches(':popover-open')) toaster.showPopover();
}

/**
 * Raises the toaster above the last opened dialog. A modal makes the rest of the page unreachable
 * for screen readers, so the text is repeated inside it.
 */
function showAboveModals(toaster: HTMLElement, text: string | undefined): void {
  const modal = topmostModal();
  lift(toaster, modal !== undefined && text !== undefined);
  const echo = modal?.querySelector(':scope > [data-toast-echo]');
  if (echo) echo.textContent = text ?? '';
}

export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';
export type Toast = {
  id: string | number;
  text: string;
  tone?: ToastTone;
  /** Another live region announces the same change: the message is only shown. */
  isSilent?: boolean;
};
export type ToasterProps = {
  /** Oldest first. The owner sets the duration of each. */
  toasts: readonly Toast[];
  onDismiss: (id: Toast['id']) => void;
  dismissLabel: string;
};

const ICONS: Readonly<Record<ToastTone, IconName>> = {
  neutral: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

/**
 * Short messages at the top of the window, announced politely, also above open dialogs. Rendered
 * once and permanently.
 */
export function Toaster({ toasts, onDismiss, dismissLabel }: ToasterProps) {
  const ref = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1);
  const newestId = newest?.id;
  const newestText = newest?.isSilent === true ? '' : newest?.text;
  useEffect(() => {
    if (ref.current) showAboveModals(ref.current, newestId === undefined ? undefined : newestText);
  }, [newestId, newestText]);
  const toast = ({ id, text, tone = 'neutral' }: Toast) => (
    <div key={id} className={styles.toast} data-toast data-tone={tone}>
      <Icon name={ICONS[tone]} />
      <p className={styles.text}>{text}</p>
      <IconButton icon="close" label={dismissLabel} onClick={() => onDismiss(id)} />
    </div>
  );
  return (
    <div ref={ref} className={styles.toaster} popover="manual">
      {toasts.filter(({ isSilent = false }) => isSilent).map(toast)}
      <div className={styles.announced} role="status">
        {toasts.filter(({ isSilent = false }) => !isSilent).map(toast)}
      </div>
    </div>
  );
}
