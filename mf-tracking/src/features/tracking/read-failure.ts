import type { ApiError } from '@storefront/shared-domain/http';

/** Why an order could not be read. `not-found` is permanent, the others may be retried. */
export type ReadFailure = 'not-found' | 'offline' | 'timeout' | 'contract' | 'unexpected';

/** A uuid that is invalid in a path counts as not found, too. */
export function readFailure({
  kind,
  status,
  path,
}: Pick<ApiError, 'kind' | 'status' | 'path'>): ReadFailure {
  if (kind === 'http') return status === 404 ? 'not-found' : 'unexpected';
  return kind === 'contract' && status === 0 && path === 'token' ? 'not-found' : kind;
}
