import type { FieldTexts } from './field';

type Texts = FieldTexts & { id?: string | undefined };

/** The props of a control apart from those of its field. */
export function splitField<Props extends Texts>(props: Props) {
  const { label, labelHidden, mark, hint, error, counter, id, ...native } = props;
  return [{ label, labelHidden, mark, hint, error, counter, id }, native] as const;
}
