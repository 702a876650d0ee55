import { Choice, type ChoiceProps } from './choice';

export type SwitchProps = ChoiceProps;

/** A setting that takes effect at once, without a confirm button. */
export function Switch(props: SwitchProps) {
  return <Choice {...props} type="checkbox" role="switch" />;
}
