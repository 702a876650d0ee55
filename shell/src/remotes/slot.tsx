import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { SlotName, SlotProps } from '@storefront/shared-domain/remote';
import { $fillings, type Filling } from '../addresses/declared.model';
import { RemoteWidget } from './remote-widget';

const NONE: readonly Filling[] = [];

function Unfilled({ onFailed }: { onFailed: () => void }) {
  const fail = useEffectEvent(onFailed);
  useEffect(() => fail(), []);
  return null;
}

type Props<Name extends SlotName> = {
  name: Name;
  props: SlotProps[Name];
  /** Called when what the customer requested fails, or no remote has a widget for it. */
  onFailed?: () => void;
  /** Shown while a widget is loaded, and instead of one that failed or is missing; nothing by default. */
  waiting?: ReactNode;
  fallback?: ReactNode;
};

/**
 * A place for the widgets that remotes declare for it: its fallback without one, several below each other in
 * the order of the remotes where the slot is shared.
 */
export function Slot<Name extends SlotName>({ name, onFailed, ...shown }: Props<Name>) {
  const fillings = useUnit($fillings)[name] ?? NONE;
  if (fillings.length === 0)
    return (
      <>
        {shown.fallback}
        {onFailed && <Unfilled onFailed={onFailed} />}
      </>
    );
  return fillings.map(({ remote, widget }) => (
    <RemoteWidget
      key={`${remote}/${widget}`}
      remote={remote}
      widget={widget}
      onFailed={onFailed}
      {...shown}
    />
  ));
}
