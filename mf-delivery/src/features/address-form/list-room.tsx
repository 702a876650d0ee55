import type { ReactNode } from 'react';

/** Brings a field with a list to the top of the dialog when it is entered: its list opens below it and needs the room. */
export function ListRoom({ children }: { children: ReactNode }) {
  return <div onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'start' })}>{children}</div>;
}
