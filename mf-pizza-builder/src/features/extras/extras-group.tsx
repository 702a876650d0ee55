import type { ExtrasOption, ExtrasGroup as Group } from '@storefront/shared-domain/contracts';
import {
  extrasStep,
  groupControl,
  groupLimits,
  isChoosable,
  isGroupRequired,
  type Quantities,
  ZERO,
} from '@storefront/shared-domain/menu-rules';
import { $formatMoney } from '@storefront/shared-domain/models';
import {
  Badge,
  CheckboxCard,
  RadioCard,
  RadioGroup,
  Section,
  Stepper,
} from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './extras.module.css';
import type { OptionsProps } from './options-props';
import { GroupState, useGroupHint } from './group-hint';

/** Description of an option, or that it is unavailable (EXTRAS-04). */
function OptionDetail({ option }: { option: ExtrasOption }) {
  const { t } = useTranslation('mf-pizza-builder');
  return (
    <>
      {option.description}
      {!isChoosable(option) && <Badge tone="warning">{t('extras.unavailable')}</Badge>}
    </>
  );
}

/** Surcharge of an option; renders nothing when it is free. */
function OptionPrice({ option }: { option: ExtrasOption }) {
  const money = useUnit($formatMoney);
  return option.price > ZERO ? <span className={styles.price}>+ {money(option.price)}</span> : null;
}

/**
 * Extras type 2, and type 3 where an option can be chosen more than once (EXTRAS-06, EXTRAS-07,
 * EXTRAS-11).
 */
function QuantityOptions({ group, quantities, onChoose }: OptionsProps) {
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

const NONE = '';

/** Extras type 1: one of the options, or none where the group is optional (EXTRAS-03). */
function RadioOptions({ group, quantities, onChoose }: OptionsProps) {
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

/** Extras type 3 where each option can be chosen once (EXTRAS-03, EXTRAS-08). */
function CheckboxOptions({ group, quantities, onChoose }: OptionsProps) {
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

const CONTROLS = {
  radio: RadioOptions,
  checkbox: CheckboxOptions,
  quantity: QuantityOptions,
} as const;

type Props = {
  group: Group;
  quantities: Quantities;
  onChoose: (optionId: string, qty: number) => void;
};

/** One group of options (EXTRAS-01). Options marked `asTitle` are headings and cannot be chosen. */
export function ExtrasGroup({ group, quantities, onChoose }: Props) {
  const hint = useGroupHint(group);
  const Options = CONTROLS[groupControl(group)];
  const choosable = { ...group, options: group.options.filter(({ asTitle }) => !asTitle) };
  return (
    <Section
      title={group.name}
      hint={[group.description, hint].filter(Boolean).join(' · ')}
      action={<GroupState group={group} quantities={quantities} />}
    >
      <Options group={choosable} quantities={quantities} onChoose={onChoose} />
    </Section>
  );
}
