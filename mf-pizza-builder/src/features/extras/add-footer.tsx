import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { groupProblem, lineSubtotal } from '@storefront/shared-domain/rules';
import { Button, Stepper, StickyFooter } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import styles from './add-footer.module.css';
import { addClicked, lineOf, unitsSet, type Draft } from './extras.model';

const MOST_UNITS = 99;

/** How many, what it costs, and into the cart once every group is valid (EXTRAS-02, EXTRAS-10). */
export function AddFooter({ product, draft }: { product: Product; draft: Draft }) {
  const { t } = useTranslation('mf-pizza-builder');
  const navigate = useNavigate();
  const { money, add, setUnits } = useUnit({ money: $formatMoney, add: addClicked, setUnits: unitsSet });
  const unfinished = product.extras.find((group) => groupProblem(group, draft.choice[group.id] ?? {}) !== null);
  const onAdd = () => {
    add(product);
    navigate(paths.cart());
  };
  return (
    <StickyFooter summary={unfinished && <p className={styles.missing} role="status">{t('extras.choose-in', { group: unfinished.name })}</p>}>
      <div className={styles.actions}>
        <Stepper
          value={draft.units} onValueChange={(units) => setUnits({ product, units })} min={1} max={MOST_UNITS} label={t('add.units', { name: product.name })}
          decreaseLabel={t('add.fewer')} increaseLabel={t('add.more')} size="s"
        />
        <Button size="m" wide disabled={unfinished !== undefined} onClick={onAdd} end={money(lineSubtotal(lineOf(product, draft, '')))}>{t('add.button')}</Button>
      </div>
    </StickyFooter>
  );
}
