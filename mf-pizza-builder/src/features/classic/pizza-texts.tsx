import { useTranslation } from 'react-i18next';
import type { PizzaChoice, PizzaOffer } from '@storefront/shared-domain/rules';
import {
  crustsOf,
  divisionOf,
  doughsOf,
  findBase,
  findFlavor,
  fractionText,
} from '@storefront/shared-domain/menu-rules';
import styles from './pizza-bar.module.css';
import { FLAVOR_LENGTH, NAME_LENGTH, truncated } from '../../flow/truncated';

/**
 * Content of the pizza, shortened: flavors with their fractions, crust and dough (PIZZA-07,
 * PIZZA-10).
 */
export function PizzaTexts({ offer, choice }: { offer: PizzaOffer; choice: PizzaChoice }) {
  const { t } = useTranslation('mf-pizza-builder');
  const division = divisionOf(offer, choice);
  const bases = [
    ['classic.crust.of', findBase(crustsOf(offer), choice.crust)?.name] as const,
    ['classic.dough.of', findBase(doughsOf(offer), choice.dough)?.name] as const,
  ].flatMap(([key, name]) =>
    name === undefined ? [] : [t(key, { name: truncated(name, NAME_LENGTH) })],
  );
  return (
    <>
      {choice.flavors.length > 0 && (
        <ul role="list" aria-label={t('classic.bar.flavors')} className={styles.flavors}>
          {choice.flavors.map(({ id, quantity }) => (
            <li key={id}>
              <b>{fractionText(quantity, division)}</b>{' '}
              {truncated(findFlavor(offer, id)?.flavor.name ?? '', FLAVOR_LENGTH)}
            </li>
          ))}
        </ul>
      )}
      {bases.length > 0 && <p className={styles.bases}>{bases.join(' · ')}</p>}
    </>
  );
}
