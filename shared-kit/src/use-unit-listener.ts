import { createWatch, type Unit } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useEffect, useRef } from 'react';

/**
 * Calls `listener` on each event of the unit in the page's scope: for actions that require a
 * component, such as navigation.
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
