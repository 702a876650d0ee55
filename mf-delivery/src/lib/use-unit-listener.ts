import { createWatch, type Unit } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useEffect, useRef } from 'react';

/**
 * Calls `listener` whenever the unit fires in the page's scope: for what only a component can do,
 * such as leaving the page.
 */
export function useUnitListener<T>(unit: Unit<T>, listener: (payload: T) => void): void {
  const scope = useProvidedScope();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      createWatch({ unit, scope: scope ?? undefined, fn: (payload) => latest.current(payload) }),
    [unit, scope],
  );
}
