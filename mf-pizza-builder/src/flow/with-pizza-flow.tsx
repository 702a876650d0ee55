import type { ReactNode } from 'react';
import { UnavailablePage } from './unavailable-page';
import { usePizzaFlow, type PizzaFlow } from './use-pizza-flow';

/**
 * Renders a builder for the pizza in the URL, remounted for each pizza of a combo; reports an
 * unavailable item.
 */
export function WithPizzaFlow({ children }: { children: (flow: PizzaFlow) => ReactNode }) {
  const flow = usePizzaFlow();
  if (flow.kind === 'none') return null;
  return flow.kind === 'open' ? (
    children(flow)
  ) : (
    <UnavailablePage name={flow.name} backTo={flow.backTo} />
  );
}
