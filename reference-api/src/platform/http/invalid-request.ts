import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** The deepest field of a violation: in a union, of the alternative that matched furthest. */
export function placeOf(issue: Issue): PropertyKey[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue.path;
  const inner = issue.errors.flatMap((issues) => issues.slice(0, 1)).map(placeOf);
  return [
    ...issue.path,
    ...inner.reduce((deepest, path) => (path.length > deepest.length ? path : deepest), []),
  ];
}

/** A request that violates its contract: 400 with the path of the first invalid field. */
export class InvalidRequestError extends Error {
  readonly statusCode = 400;
  readonly code = 'invalid_request';

  constructor(readonly path: string) {
    super(`Invalid value: ${path}`);
    this.name = 'InvalidRequestError';
  }

  /** `part` names the whole when the violation is of no single field. */
  static of(error: z.core.$ZodError, part: string): InvalidRequestError {
    const [issue] = error.issues;
    return new InvalidRequestError((issue ? placeOf(issue).map(String).join('.') : '') || part);
  }
}
