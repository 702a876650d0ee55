import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';

const toTop = (event: SyntheticEvent<HTMLElement>): void =>
  event.currentTarget.scrollIntoView({ block: 'start' });
const leaves = ({ key }: KeyboardEvent): boolean =>
  key === 'Tab' || key === 'Shift' || key === 'Escape';

/**
 * Scrolls a field with a list to the top of the dialog when its list opens: the list needs the
 * space below. Not on focus: the field would move away under the pressing finger, and the press
 * would be lost.
 */
export function ListSpace({ children }: { children: ReactNode }) {
  return (
    <div onClick={toTop} onKeyDownCapture={(event) => !leaves(event) && toTop(event)}>
      {children}
    </div>
  );
}
