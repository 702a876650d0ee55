import { useMemo } from 'react';
import type { PizzaChoice, PizzaOffer } from '@storefront/shared-domain/menu-rules';
import { PizzaDrawing } from '../../drawing/pizza-drawing';
import { computeSlices } from '../../drawing/compute-slices';
import { useLooks } from '../../drawing/use-looks';

export type DrawnPizzaProps = { offer: PizzaOffer; choice: PizzaChoice };

/** A drawing of the pizza as chosen so far; its parts are named beside it. */
export default function DrawnPizza({ offer, choice }: DrawnPizzaProps) {
  const { crust, dough } = choice;
  const slices = useMemo(() => computeSlices(offer, choice), [offer, choice]);
  const { edge, looks } = useLooks(offer, { crust, dough, slices });
  return <PizzaDrawing slices={looks} crust={edge} />;
}
