import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { extrasStep, groupLimits, isChoosable } from '@storefront/shared-domain/menu-rules';
import { Stepper } from '@storefront/shared-ui';
import styles from './extras.module.css';
import type { OptionsProps } from './options-props';
import { OptionDetail, OptionPrice } from './option-texts';

/**
 * Extras type 2, and type 3 where an option can be chosen more than once (EXTRAS-06, EXTRAS-07,
 * EXTRAS-11).
 */
export function QuantityOptions({ group, quantities, onChoose }: OptionsProps) {
  const { t } = useTranslation('mf-pizza-builder');
  const id = useId();
  const { perOption } = groupLimits(group);
  // a larger step than an option admits would leave plus without effect
  const step = extrasStep(group) > perOption ? 1 : extrasStep(group);
  return (
    <fieldset className={styles.fieldset} aria-label={group.name}>
      {group.options.map((option) => (
        <div key={option.id} className={styles.row} data-disabled={!isChoosable(option)}>
          <span className={styles.texts}>
            <span className={styles.name}>{option.name}</span>
            <span id={`${id}-${option.id}`} className={styles.detail}>
              <OptionDetail option={option} />
            </span>
            <OptionPrice option={option} />
          </span>
          <Stepper
            value={quantities[option.id] ?? 0}
            onValueChange={(qty) => onChoose(option.id, qty)}
            step={step}
            max={perOption}
            disabledBy={isChoosable(option) ? undefined : `${id}-${option.id}`}
            mostReason={t('extras.maximum-reached')}
            size="s"
            label={t('option.quantity', { name: option.name })}
            decreaseLabel={t('option.decrease', { name: option.name })}
            increaseLabel={t('option.increase', { name: option.name })}
          />
        </div>
      ))}
    </fieldset>
  );
}
