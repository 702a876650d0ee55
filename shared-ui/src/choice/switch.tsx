import { Choice, type ChoiceProps } from './choice';

export type SwitchProps = ChoiceProps;

/** On or off at once, without a button that confirms it. */
export function Switch(props: SwitchProps) {
  return <Choice {...props} type="checkbox" role="switch" />;
}
