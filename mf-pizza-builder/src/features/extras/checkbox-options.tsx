import { isChoosable } from '@storefront/shared-domain/menu-rules';
import { CheckboxCard } from '@storefront/shared-ui';
import styles from './extras.module.css';
import type { OptionsProps } from './options-props';
import { OptionDetail, OptionPrice } from './option-texts';

/** Extras type 3 where each option can be chosen once (EXTRAS-03, EXTRAS-08). */
export function CheckboxOptions({ group, quantities, onChoose }: OptionsProps) {
  return (
    <fieldset className={styles.fieldset} aria-label={group.name}>
      {group.options.map((option) => (
        <CheckboxCard
          key={option.id}
          value={option.id}
          title={option.name}
          disabled={!isChoosable(option)}
          checked={(quantities[option.id] ?? 0) > 0}
          onChange={(event) => onChoose(option.id, event.target.checked ? 1 : 0)}
          detail={<OptionDetail option={option} />}
          end={<OptionPrice option={option} />}
        />
      ))}
    </fieldset>
  );
}
