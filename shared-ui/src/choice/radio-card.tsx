import { ChoiceCard, type ChoiceCardProps } from './choice-card';
import { useRadioWiring } from './radio-group-context';

export type RadioCardProps = ChoiceCardProps;

export function RadioCard(props: RadioCardProps) {
  const wiring = useRadioWiring(props.value);
  return <ChoiceCard {...wiring} {...props} type="radio" />;
}
