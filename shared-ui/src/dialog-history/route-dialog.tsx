import { type ReactNode, useState } from 'react';
import { createRouteEntry, RouteEntry } from './use-dialog-entry';

/**
 * A dialog with its own route: its first open dialog uses the history entry of the route. Further
 * ones have entries of their own.
 */
export function RouteDialog({ children }: { children: ReactNode }) {
  const [takeEntry] = useState(createRouteEntry);
  return <RouteEntry value={takeEntry}>{children}</RouteEntry>;
}
