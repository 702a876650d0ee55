import { useTranslation } from 'react-i18next';
import {
  divisionOf,
  findBase,
  findFlavor,
  fractionText,
  toppingsOf,
  type FlavorChoice,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import { IconButton, List, Row } from '@storefront/shared-ui';
import styles from './summary-dialog.module.css';

type Props = { offer: PizzaOffer; choice: PizzaChoice; onRemove: (id: string) => void };

/** The chosen flavors in full: fraction, name, toppings, and a button that removes one part. */
export function SummaryFlavors({ offer, choice, onRemove }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const division = divisionOf(offer, choice);
  const options = toppingsOf(offer);
  const toppingsText = ({ toppings }: FlavorChoice): string =>
    toppings.flatMap((id) => findBase(options, id)?.name ?? []).join(', ');
  return (
    <List label={t('classic.bar.flavors')} variant="card">
      {choice.flavors.map((flavor) => {
        const name = findFlavor(offer, flavor.id)?.flavor.name ?? '';
        return (
          <Row
            key={flavor.id}
            start={<b className={styles.fraction}>{fractionText(flavor.quantity, division)}</b>}
            title={name}
            detail={
              flavor.toppings.length > 0
                ? t('classic.summary.with', { toppings: toppingsText(flavor) })
                : undefined
            }
            end={
              <IconButton
                icon={flavor.quantity > 1 ? 'minus' : 'trash'}
                label={t('classic.flavor.less', { name })}
                onClick={() => onRemove(flavor.id)}
              />
            }
          />
        );
      })}
    </List>
  );
}
