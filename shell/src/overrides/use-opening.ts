import { useCallback, useEffect, useState } from 'react';
import { isShortcut } from '../debug/is-shortcut';

const PARAMETER = 'overrides';

const isRequestedFor = (): boolean =>
  typeof window !== 'undefined' && new URLSearchParams(location.search).has(PARAMETER);

/** Removes the parameter from the URL, so that a reload does not open the panel again. */
function clearRequested(): void {
  if (!isRequestedFor()) return;
  const address = new URL(location.href);
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
}

/**
 * Ctrl+Alt+O or the parameter `?overrides` opens the panel. The parameter's value is ignored: a URL
 * cannot set an override.
 */
export function useOpening(): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(isRequestedFor);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isShortcut(event, 'KeyO')) open();
    };
    clearRequested();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  return { isOpen, open, close };
}
