import { ChoiceCard, type ChoiceCardProps } from './choice-card';

export type CheckboxCardProps = ChoiceCardProps;

export function CheckboxCard(props: CheckboxCardProps) {
  return <ChoiceCard {...props} type="checkbox" />;
}
