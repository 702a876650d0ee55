import { Choice, type ChoiceProps } from './choice';
import { ChoiceCard, type ChoiceCardProps } from './choice-card';

export type CheckboxProps = ChoiceProps;

export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />;
}

export type CheckboxCardProps = ChoiceCardProps;

export function CheckboxCard(props: CheckboxCardProps) {
  return <ChoiceCard {...props} type="checkbox" />;
}

export type SwitchProps = ChoiceProps;

/** A setting that takes effect at once, without a confirm button. */
export function Switch(props: SwitchProps) {
  return <Choice {...props} type="checkbox" role="switch" />;
}
