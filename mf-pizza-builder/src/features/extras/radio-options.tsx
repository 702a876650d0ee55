import { RadioCard, RadioGroup } from '@storefront/shared-ui';
import { isChoosable } from '@storefront/shared-domain/rules';
import type { OptionsProps } from './options-props';
import { OptionDetail, OptionPrice } from './option-texts';

/** Extras type 1: one of the options (EXTRAS-03). */
export function RadioOptions({ group, quantities, onChoose }: OptionsProps) {
  const chosen = group.options.find(({ id }) => (quantities[id] ?? 0) > 0);
  return (
    <RadioGroup legend={group.name} legendHidden value={chosen?.id ?? null} onValueChange={(id) => onChoose(id, 1)}>
      {group.options.map((option) => (
        <RadioCard
          key={option.id} value={option.id} title={option.name} disabled={!isChoosable(option)}
          detail={<OptionDetail option={option} />} end={<OptionPrice option={option} />}
        />
      ))}
    </RadioGroup>
  );
}
