import type * as z from 'zod/mini';

/** Violations of a form: the key of a text for each invalid field. */
export type FieldViolations<Values> = { readonly [Field in keyof Values]?: string | undefined };

/** A schema of a form's values, which it leaves as entered. */
export type FormSchema<Values> = z.ZodMiniType<Values, Values>;

/**
 * Schema of a form: the fields by their contract, and a rule of all their values. A violation
 * becomes an issue of its field, with the key of its text as message. The rule runs on each
 * validation, so it may depend on the current time.
 */
export const formSchema = <Values extends object>(
  fields: z.ZodMiniType<Values>,
  violationsOf: (values: Values) => FieldViolations<Values>,
): FormSchema<Values> =>
  fields.check(({ value, issues }) => {
    for (const [field, message] of Object.entries<string | undefined>(violationsOf(value)))
      if (message !== undefined)
        issues.push({ code: 'custom', input: value, path: [field], message });
  }) as FormSchema<Values>;
