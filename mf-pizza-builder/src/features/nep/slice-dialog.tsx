import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import {
  flavorsOf,
  isFlavorOffered,
  slicePrice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import { Button, Dialog, Icon } from '@storefront/shared-ui';
import type { Selection } from './selection';
import styles from './slice-dialog.module.css';
import type { Actions } from './use-selection';

type Props = {
  offer: PizzaOffer;
  selection: Selection;
  actions: Actions;
  index: number;
  onClose: () => void;
};

/** Replaces or removes the flavor of one slice with one tap, then closes. */
export function SliceDialog({ offer, selection, actions, index, onClose }: Props) {
  const { t } = useTranslation(['mf-pizza-builder', 'domain']);
  const money = useUnit($formatMoney);
  const { slices } = selection;
  const now = slices[index] ?? null;
  const offered = useMemo(
    () => flavorsOf(offer).filter(({ flavor }) => isFlavorOffered(offer, flavor.id, slices.length)),
    [offer, slices.length],
  );
  const change = (flavor: string): void => {
    if (flavor !== now) actions.changeSlice(index, flavor);
    onClose();
  };
  const clear = (): void => {
    actions.clearSlice(index);
    onClose();
  };
  const clearButton = now !== null && (
    <Button variant="secondary" wide icon="trash" onClick={clear}>
      {t('nep.slice.clear')}
    </Button>
  );
  return (
    <Dialog
      open
      title={t('nep.slice.title', { at: index + 1, count: slices.length })}
      closeLabel={t('domain:action.close')}
      onClose={onClose}
      footer={clearButton}
    >
      <p className={styles.hint}>{t(now === null ? 'nep.slice.hint-free' : 'nep.slice.hint')}</p>
      <ul className={styles.flavors}>
        {offered.map(({ flavor: { id, name } }) => {
          const price = slicePrice(offer, id, slices.length);
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.flavor}
                aria-pressed={id === now}
                onClick={() => change(id)}
              >
                <span className={styles.name}>{name}</span>
                {price !== null && <span className={styles.price}>{money(price)}</span>}
                <span className={styles.mark}>{id === now && <Icon name="check" />}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
