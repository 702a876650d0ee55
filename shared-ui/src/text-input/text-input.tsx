import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import type { NativeProps } from '../lib/native-props';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field';
import { splitField } from '../field/split-field';

export type TextInputProps = Omit<NativeProps<'input'>, 'size' | 'children'> &
  FieldTexts & {
    /** An icon or a currency sign before the text. */
    start?: ReactNode;
    /** A small button or a unit after the text. */
    end?: ReactNode;
  };

/** A single-line text field with its label; accepts the props of react-hook-form's `register`. */
export function TextInput({ start, end, ...props }: TextInputProps) {
  const [texts, native] = splitField(props);
  return (
    <Field {...texts}>
      {(wiring) => (
        <span className={control.box}>
          {start && <span className={control.aside}>{start}</span>}
          <input type="text" {...native} {...wiring} className={control.input} />
          {end && <span className={cx(control.aside, control.end)}>{end}</span>}
        </span>
      )}
    </Field>
  );
}
