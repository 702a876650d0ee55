import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { $debugMode } from '@storefront/shared-domain/models';
import { debugToggled } from './debug.model';
import { isShortcut } from './is-shortcut';

/**
 * Ctrl+Alt+D toggles debug mode (SHELL-54). While it is on, every page shows a badge, which is
 * loaded on demand.
 */
export function DebugMode() {
  const { isOn, toggle } = useUnit({ isOn: $debugMode, toggle: debugToggled });
  const [Badge, setBadge] = useState<ComponentType | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isShortcut(event, 'KeyD')) toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [toggle]);
  useEffect(() => {
    if (!isOn) return;
    import(/* webpackChunkName: "tools" */ './debug-badge')
      .then((module) => setBadge(() => module.DebugBadge))
      .catch(() => undefined); // the mode works without its badge
  }, [isOn]);
  return isOn && Badge !== null ? <Badge /> : null;
}
