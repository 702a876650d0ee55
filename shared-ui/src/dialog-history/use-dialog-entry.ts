import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { dialogOpened } from './dialog-history';

/** Takes an entry for an open dialog; returns the function that frees it, null while it is taken. */
export type TakeEntry = () => (() => void) | null;

/**
 * Inside a dialog with its own route: takes the entry of the route. Back leaves that entry and
 * thereby closes the dialog.
 */
export const RouteEntry = createContext<TakeEntry>(() => null);

export function createRouteEntry(): TakeEntry {
  let isTaken = false;
  return () => {
    if (isTaken) return null;
    isTaken = true;
    return () => {
      isTaken = false;
    };
  };
}

/** While it is open, Back calls `dismiss` in place of leaving the page. */
export function useDialogEntry(open: boolean, dismiss: () => void): void {
  const takeRoute = useContext(RouteEntry);
  const latest = useRef(dismiss);
  useLayoutEffect(() => {
    latest.current = dismiss;
  });
  useLayoutEffect(
    () => (open ? (takeRoute() ?? dialogOpened(() => latest.current())) : undefined),
    [open, takeRoute],
  );
}
