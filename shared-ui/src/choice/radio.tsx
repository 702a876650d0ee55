import { Choice, type ChoiceProps } from './choice';
import { useRadioWiring } from './radio-group-context';

export type RadioProps = Omit<ChoiceProps, 'value'> & { value: string };

export function Radio(props: RadioProps) {
  const wiring = useRadioWiring(props.value);
  return <Choice {...wiring} {...props} type="radio" />;
}
