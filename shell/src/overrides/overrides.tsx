import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Storefront } from '../boot/storefront';
import { isShortcut } from '../debug/is-shortcut';
import type { ControlsProps } from './controls';

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
function useOpening(): { isOpen: boolean; open: () => void; close: () => void } {
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

const storefrontOf = (): Storefront | undefined =>
  typeof window === 'undefined' ? undefined : window.__storefront;

/** The panel for overrides, and the banner while one is active. Both are loaded on demand. */
export function Overrides() {
  const [Controls, setControls] = useState<ComponentType<ControlsProps> | null>(null);
  const opening = useOpening();
  const storefront = storefrontOf();
  const isWanted = opening.isOpen || Boolean(storefront?.overrides);
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "tools" */ './controls')
      .then((module) => setControls(() => module.Controls))
      .catch(() => undefined); // the store works without it; opening again retries
  }, [isWanted]);
  return Controls && storefront ? <Controls storefront={storefront} {...opening} /> : null;
}
