import { createContext, use } from 'react';

type Group = {
  name: string;
  value: string | null | undefined;
  disabled: boolean | undefined;
  select: ((value: string) => void) | undefined;
};
type RadioWiring = { name?: string; checked?: boolean; disabled?: boolean; onChange?: () => void };

export const RadioGroupContext = createContext<Group | null>(null);

/**
 * The props a radio receives from its group; empty for a single radio. When a form owns the value,
 * only `name` and `disabled`.
 */
export function useRadioWiring(value: string): RadioWiring {
  const group = use(RadioGroupContext);
  if (!group) return {};
  const { name, select, disabled } = group;
  const common = disabled ? { name, disabled } : { name };
  return select
    ? { ...common, checked: group.value === value, onChange: () => select(value) }
    : common;
}
