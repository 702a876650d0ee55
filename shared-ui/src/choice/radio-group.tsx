import { createContext, type ReactNode, use, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './radio-group.module.css';
import { Choice, type ChoiceProps } from './choice';
import { ChoiceCard, type ChoiceCardProps } from './choice-card';

type Group = {
  name: string;
  value: string | null | undefined;
  disabled: boolean | undefined;
  select: ((value: string) => void) | undefined;
};
type RadioWiring = { name?: string; checked?: boolean; disabled?: boolean; onChange?: () => void };

const RadioGroupContext = createContext<Group | null>(null);

/**
 * The props a radio receives from its group; empty for a single radio. When a form owns the value,
 * only `name` and `disabled`.
 */
function useRadioWiring(value: string): RadioWiring {
  const group = use(RadioGroupContext);
  if (!group) return {};
  const { name, select, disabled } = group;
  const common = disabled ? { name, disabled } : { name };
  return select
    ? { ...common, checked: group.value === value, onChange: () => select(value) }
    : common;
}

export type RadioGroupProps = {
  legend: ReactNode;
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /**
   * The chosen value; null when nothing is chosen yet. Omitted together with `onValueChange` when a
   * form owns the value.
   */
  value?: string | null;
  onValueChange?: (value: string) => void;
  name?: string;
  disabled?: boolean;
  /** list: one below the other; grid: as many columns as fit; row: side by side, wrapping. */
  layout?: 'list' | 'grid' | 'row';
  /** `Radio` and `RadioCard`, at any depth. */
  children: ReactNode;
};

/** A radio group; the arrow keys move inside it. */
export function RadioGroup({
  legend,
  legendHidden,
  hint,
  error,
  value,
  onValueChange,
  name,
  disabled,
  layout = 'list',
  children,
}: RadioGroupProps) {
  const id = useId();
  const note = error || hint;
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      aria-describedby={note ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <RadioGroupContext value={{ name: name ?? id, value, disabled, select: onValueChange }}>
        <div className={styles.options} data-layout={layout}>
          {children}
        </div>
      </RadioGroupContext>
      {note && (
        <p className={styles.note} id={`${id}-note`} data-error={Boolean(error)}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

export type RadioProps = Omit<ChoiceProps, 'value'> & { value: string };

export function Radio(props: RadioProps) {
  const wiring = useRadioWiring(props.value);
  return <Choice {...wiring} {...props} type="radio" />;
}

export type RadioCardProps = ChoiceCardProps;

export function RadioCard(props: RadioCardProps) {
  const wiring = useRadioWiring(props.value);
  return <ChoiceCard {...wiring} {...props} type="radio" />;
}
