import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** A field has another value than the only ones of an alternative: it may be of another kind. */
const isOfKind = ({ code, path }: Issue): boolean => code === 'invalid_value' && path.length === 1;

/**
 * The deepest field of a violation: in a union, of the alternatives of its kind, and the kind itself
 * where there is none.
 */
export function findIssuePath(issue: Issue): PropertyKey[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue.path;
  const ofKind = issue.errors.filter((issues) => !issues.some(isOfKind));
  const closest = issue.errors.reduce((best, it) => (it.length < best.length ? it : best));
  const inner = (ofKind.length > 0 ? ofKind : [closest.filter(isOfKind)])
    .flatMap((issues) => issues.slice(0, 1))
    .map(findIssuePath);
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
    return new InvalidRequestError(
      (issue ? findIssuePath(issue).map(String).join('.') : '') || part,
    );
  }
}
