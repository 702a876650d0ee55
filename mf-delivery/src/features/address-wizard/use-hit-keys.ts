import { useState, type KeyboardEvent } from 'react';

type Keys = { active: number; press: (event: KeyboardEvent) => void; forget: () => void };

/**
 * Keys of a list below a search box: arrows select a hit, Enter chooses it, Escape closes the list.
 * The focus remains in the box.
 */
export function useHitKeys(
  count: number,
  choose: (index: number) => void,
  dismiss: (() => void) | undefined,
): Keys {
  const [pointed, setPointed] = useState(-1);
  const active = pointed < count ? pointed : -1;
  const forget = (): void => setPointed(-1);
  const press = (event: KeyboardEvent): void => {
    const keys: Readonly<Record<string, (() => void) | false | undefined>> = {
      ArrowDown: count > 0 && (() => setPointed((active + 1) % count)),
      ArrowUp: count > 0 && (() => setPointed(active <= 0 ? count - 1 : active - 1)),
      Enter: () => active >= 0 && choose(active),
      Escape: dismiss,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { active, press, forget };
}
