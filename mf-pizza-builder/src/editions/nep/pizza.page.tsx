import { NepBuilder } from '../../features/nep/nep-builder';
import { WithPizzaFlow } from '../../flow/with-pizza-flow';

/**
 * The new pizza module (SHELL-24, OPEN-037): one page per pizza, with a live drawing of the pizza.
 */
export default function PizzaNepPage() {
  return <WithPizzaFlow>{(flow) => <NepBuilder key={flow.key} flow={flow} />}</WithPizzaFlow>;
}
