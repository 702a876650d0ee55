import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Violations of a form: the key of a text for each invalid field. */
export type Problems<Values> = { readonly [Field in keyof Values]?: string };

/** Validates a form by a pure rule of all its values. */
export const resolverOf =
  <Values extends FieldValues>(
    problemsOf: (values: Values) => Problems<Values>,
  ): Resolver<Values> =>
  (values) => {
    const problems = Object.entries(problemsOf(values)).filter(
      ([, message]) => message !== undefined,
    );
    if (problems.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(
        problems.map(([field, message]) => [field, { type: 'problem', message }]),
      ) as FieldErrors<Values>,
    };
  };
