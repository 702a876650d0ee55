import { cx } from '../lib/cx';
import type { NativeProps } from '../lib/native-props';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field';
import { splitField } from '../field/split-field';
import { Icon } from '../icon/icon';
import styles from './select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = Omit<NativeProps<'select'>, 'children' | 'multiple' | 'size'> &
  FieldTexts & {
    options: readonly SelectOption[];
    /** Shown while the value is the empty string; cannot be chosen again. */
    placeholder?: string;
  };

/** The platform's native select, with a label. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const [texts, native] = splitField(props);
  return (
    <Field {...texts}>
      {(wiring) => (
        <span className={cx(control.box, styles.box)}>
          <select {...native} {...wiring} className={cx(control.input, styles.select)}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron" />
          </span>
        </span>
      )}
    </Field>
  );
}
