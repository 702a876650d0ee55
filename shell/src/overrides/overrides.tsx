import { type ComponentType, useEffect, useState } from 'react';
import type { Storefront } from '../boot/storefront';
import type { ControlsProps } from './controls';
import { useOpening } from './use-opening';

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
