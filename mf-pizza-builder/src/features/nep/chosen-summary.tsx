import {
  crustsOf,
  doughsOf,
  findBase,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import type { CrustLook } from '../../drawing/crust-look';
import { PizzaDrawing, type SliceLook } from '../../drawing/pizza-drawing';
import styles from './footer.module.css';
import type { Selection } from './selection';
import { computeShares } from './slice-names';
import { truncated } from '../../flow/truncated';

const MAX_NAME_LENGTH = 20;
const MAX_FLAVOR_LENGTH = 15;

type Props = {
  offer: PizzaOffer;
  selection: Selection;
  missing: string | null;
  missingId: string;
  edge: CrustLook;
  looks: readonly SliceLook[];
};

/**
 * A small drawing of the pizza, its flavors with fractions, crust, dough, and missing choices
 * (PIZZA-07, PIZZA-10).
 */
export function ChosenSummary({ offer, selection, missing, missingId, edge, looks }: Props) {
  const shares = computeShares(offer, selection).map(
    ({ fraction, name }) => `${fraction} ${truncated(name, MAX_FLAVOR_LENGTH)}`,
  );
  const bases = [
    findBase(crustsOf(offer), selection.crust)?.name,
    findBase(doughsOf(offer), selection.dough)?.name,
  ].filter((name) => name !== undefined);
  return (
    <div className={styles.chosen}>
      <span className={styles.small}>
        <PizzaDrawing slices={looks} crust={edge} />
      </span>
      <div className={styles.texts}>
        <p className={styles.name}>
          <span>{truncated(offer.size.name, MAX_NAME_LENGTH)}</span>
          {bases.length > 0 && <span className={styles.bases}>{bases.join(' · ')}</span>}
        </p>
        {shares.length > 0 && <p className={styles.shares}>{shares.join(' · ')}</p>}
        {missing !== null && (
          <p id={missingId} className={styles.missing}>
            {missing}
          </p>
        )}
      </div>
    </div>
  );
}
