import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';

const toTop = (event: SyntheticEvent<HTMLElement>): void =>
  event.currentTarget.scrollIntoView({ block: 'start' });
const leaves = ({ key }: KeyboardEvent): boolean =>
  key === 'Tab' || key === 'Shift' || key === 'Escape';

/**
 * Brings a field with a list to the top of the dialog when its list opens, which needs the room
 * below. Not when the focus comes: the field would slip away under the finger that presses it, and
 * the press would be lost.
 */
export function ListRoom({ children }: { children: ReactNode }) {
  return (
    <div onClick={toTop} onKeyDownCapture={(event) => !leaves(event) && toTop(event)}>
      {children}
    </div>
  );
}
