import { useMemo } from 'react';
import {
  crustsOf,
  doughsOf,
  flavorsOf,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import type { BaseCategory } from '@storefront/shared-domain/contracts';
import { crustLook, type CrustLook, type NamedBase } from './crust-look';
import { knownLook } from './flavor-look';
import type { SliceLook } from './pizza-drawing';
import type { Slice } from './compute-slices';

/** What is drawn of a pizza: the ids of its bases, and its parts. */
type Drawn = {
  readonly crust: string | null;
  readonly dough: string | null;
  readonly slices: readonly Slice[];
};

function namedBase(categories: readonly BaseCategory[], id: string | null): NamedBase | undefined {
  for (const category of categories) {
    const option = category.options.find((it) => it.id === id);
    if (option !== undefined) return { option, category: category.name };
  }
  return undefined;
}

/** Look of the pizza: its edge, and each slice. */
export function useLooks(
  offer: PizzaOffer,
  { crust, dough, slices }: Drawn,
): { edge: CrustLook; looks: readonly SliceLook[] } {
  const edge = useMemo(
    () => crustLook(namedBase(crustsOf(offer), crust), namedBase(doughsOf(offer), dough)),
    [offer, crust, dough],
  );
  const looks = useMemo(() => {
    const flavors = flavorsOf(offer);
    return slices.map((id): SliceLook => {
      const flavor = flavors.find((offeredFlavor) => offeredFlavor.flavor.id === id)?.flavor;
      return flavor === undefined ? null : { flavorId: flavor.id, look: knownLook(flavor) };
    });
  }, [offer, slices]);
  return { edge, looks };
}
