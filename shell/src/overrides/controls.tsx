import { useEffect, useState } from 'react';
import type { Storefront } from '../boot/storefront';
import { Banner } from './banner';
import { Panel } from './panel';
import type { Place } from './place';
import { refreshBuilds } from './refresh-builds';
import { NO_OVERRIDES, saveOverrides } from './save-overrides';

export interface ControlsProps {
  readonly storefront: Storefront;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Banner and panel of the overrides. */
export function Controls({ storefront, isOpen, open, close }: ControlsProps) {
  const { whole, config, experiments, overrides } = storefront;
  const [composition, setComposition] = useState(storefront.composition);
  useEffect(() => {
    whole?.().then(setComposition, () => undefined); // without it the panel has the page's remotes
  }, [whole]);
  useEffect(() => {
    const place: Place = { composition, origins: config.origins };
    if (overrides)
      void refreshBuilds(overrides, place).then((changed) => changed && saveOverrides(changed));
  }, [composition, config, overrides]);
  return (
    <>
      {overrides && (
        <Banner overrides={overrides} onChange={open} onEnd={() => saveOverrides(NO_OVERRIDES)} />
      )}
      {isOpen && (
        <Panel
          place={{ composition, origins: config.origins }}
          experiments={experiments}
          overrides={overrides ?? NO_OVERRIDES}
          onChosen={saveOverrides}
          onClose={close}
        />
      )}
    </>
  );
}
