import type { ExtrasGroup as Group } from '@storefront/shared-domain/contracts';
import { groupControl, type Quantities } from '@storefront/shared-domain/menu-rules';
import { Section } from '@storefront/shared-ui';
import { CheckboxOptions } from './checkbox-options';
import { GroupState, useGroupHint } from './group-hint';
import { QuantityOptions } from './quantity-options';
import { RadioOptions } from './radio-options';

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
