import { type RefObject, useLayoutEffect, useRef } from 'react';
import { lockScroll } from './lock-scroll';

/** Opens the dialog as a modal on mount; on unmount the focus returns to the previous element. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
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
