import { ClassicBuilder } from '../features/classic/classic-builder';
import { WithPizzaFlow } from '../flow/with-pizza-flow';

/**
 * The pizza builder (PIZZA-01 to PIZZA-28). The guard has checked that the URL identifies an item
 * on sale.
 */
export default function PizzaPage() {
  return <WithPizzaFlow>{(flow) => <ClassicBuilder key={flow.key} flow={flow} />}</WithPizzaFlow>;
}
