import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import { groupProblem, lineSubtotal } from '@storefront/shared-domain/menu-rules';
import { Button, Stepper, StickyFooter } from '@storefront/shared-ui';
import { useIntoCart } from '../../flow/use-into-cart';
import styles from './add-footer.module.css';
import { addClicked, toCartLine, unitsSet, type Draft } from './extras.model';
import type { ExtrasItem } from './extras-item';

const MAX_UNITS = 99;

/**
 * Quantity, price and the button that adds to the cart once every group is valid (EXTRAS-02,
 * EXTRAS-10).
 */
export function AddFooter({ item, draft }: { item: ExtrasItem; draft: Draft }) {
  const { t } = useTranslation('mf-pizza-builder');
  const missingId = useId();
  const intoCart = useIntoCart({ replace: item.line.type !== 'general' || item.edited !== null });
  const { money, add, setUnits } = useUnit({
    money: $formatMoney,
    add: addClicked,
    setUnits: unitsSet,
  });
  const unfinished = item.groups.find(
    (group) => groupProblem(group, draft.choice[group.id] ?? {}) !== null,
  );
  const onAdd = () => {
    intoCart();
    add(item);
  };
  return (
    <StickyFooter
      summary={
        unfinished && (
          <p id={missingId} className={styles.missing} role="status">
            {t('extras.choose-in', { group: unfinished.name })}
          </p>
        )
      }
    >
      <div className={styles.actions}>
        <Stepper
          value={draft.units}
          onValueChange={(units) => setUnits({ item, units })}
          min={1}
          max={Math.max(MAX_UNITS, item.edited?.qty ?? 0)}
          mostReason={t('extras.maximum-reached')}
          label={t('add.units', { name: item.line.name })}
          decreaseLabel={t('add.fewer')}
          increaseLabel={t('add.more')}
          size="s"
        />
        <Button
          size="m"
          wide
          disabled={unfinished !== undefined}
          reasonId={missingId}
          onClick={onAdd}
          end={money(lineSubtotal(toCartLine(item, draft, '')))}
        >
          {t(item.edited === null ? 'add.button' : 'add.save')}
        </Button>
      </div>
    </StickyFooter>
  );
}
