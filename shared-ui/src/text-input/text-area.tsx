import { cx } from '../lib/cx';
import type { NativeProps } from '../lib/native-props';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field';
import { splitField } from '../field/split-field';

export type TextAreaProps = Omit<NativeProps<'textarea'>, 'children'> & FieldTexts;

/** A multi-line text field with its label; grows with its content where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const [texts, native] = splitField(props);
  return (
    <Field {...texts}>
      {(wiring) => (
        <span className={control.box}>
          <textarea rows={3} {...native} {...wiring} className={cx(control.input, control.area)} />
        </span>
      )}
    </Field>
  );
}
