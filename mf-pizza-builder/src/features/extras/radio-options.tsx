import { useTranslation } from 'react-i18next';
import { isChoosable, isGroupRequired } from '@storefront/shared-domain/menu-rules';
import { RadioCard, RadioGroup } from '@storefront/shared-ui';
import type { OptionsProps } from './options-props';
import { OptionDetail, OptionPrice } from './option-texts';

const NONE = '';

/** Extras type 1: one of the options, or none where the group is optional (EXTRAS-03). */
export function RadioOptions({ group, quantities, onChoose }: OptionsProps) {
  const { t } = useTranslation('mf-pizza-builder');
  const chosen = group.options.find(({ id }) => (quantities[id] ?? 0) > 0);
  const choose = (id: string) => {
    if (id !== NONE) onChoose(id, 1);
    else if (chosen !== undefined) onChoose(chosen.id, 0);
  };
  return (
    <RadioGroup
      legend={group.name}
      legendHidden
      value={chosen?.id ?? (isGroupRequired(group) ? null : NONE)}
      onValueChange={choose}
    >
      {!isGroupRequired(group) && <RadioCard value={NONE} title={t('group.none')} />}
      {group.options.map((option) => (
        <RadioCard
          key={option.id}
          value={option.id}
          title={option.name}
          disabled={!isChoosable(option)}
          detail={<OptionDetail option={option} />}
          end={<OptionPrice option={option} />}
        />
      ))}
    </RadioGroup>
  );
}
