import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What is wrong with a form: the key of a text for each wrong field. */
export type Problems<Values> = { readonly [Field in keyof Values]?: string };

/** Validates a form by a pure rule that sees all of its values at once. */
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
