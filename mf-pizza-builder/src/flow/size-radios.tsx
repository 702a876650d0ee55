import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO } from '@storefront/shared-domain/menu-rules';
import { $formatMoney } from '@storefront/shared-domain/models';
import { RadioCard, RadioGroup } from '@storefront/shared-ui';
import type { SizeOption } from './size-options';
import type { SizeChoice } from './use-size-choice';

/** The sizes of a pizza that was begun with a flavor, each with its price for the chosen flavors. */
export function SizeRadios({ sizes: { chosen, options, choose } }: { sizes: SizeChoice }) {
  const { t } = useTranslation('mf-pizza-builder');
  const money = useUnit($formatMoney);
  const detailOf = ({ disabledReason, most }: SizeOption): string | undefined => {
    if (disabledReason === null) return undefined;
    return t(`flow.size.no-${disabledReason}`, { count: most });
  };
  return (
    <RadioGroup legend={t('flow.size.title')} legendHidden value={chosen} onValueChange={choose}>
      {options.map((option) => (
        <RadioCard
          key={option.id}
          value={option.id}
          title={option.name}
          detail={detailOf(option)}
          disabled={option.disabledReason !== null}
          end={
            option.disabledReason === null && option.price > ZERO ? money(option.price) : undefined
          }
        />
      ))}
    </RadioGroup>
  );
}
