import { BudgetExceededError } from '@storefront/http-kit';
import { AlteredFileError } from './realm-files';

/**
 * Why a page is rendered in the browser. `late`: the screen was not ready within the wait of the
 * request; it is cached for the next one. `deadline` and `memory`: the process was ended. `altered`:
 * a file differs from its record. `unreadable`: the restaurant's data violates its contract.
 * `escaped`: a script of a build used what no realm has. `busy`: too many renders wait.
 * `backing-off`: renders of the restaurant, or of several, failed repeatedly. `unsupported`: its shell
 * has no server script, page or language, or the API sends no ETag. `declined`: the page leaves this
 * visit to the browser. `no-answer`: the API gave no data for the page.
 */
export type Fallback =
  | 'late'
  | 'deadline'
  | 'memory'
  | 'altered'
  | 'unreadable'
  | 'escaped'
  | 'busy'
  | 'backing-off'
  | 'unsupported'
  | 'declined'
  | 'no-answer'
  | 'failed';

/** A screen could not be rendered. */
export class RenderFailure extends Error {
  constructor(
    readonly reason: Fallback,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'RenderFailure';
  }
}

/** The failure that an error of a render stands for. */
export function toRenderFailure(error: unknown): RenderFailure {
  if (error instanceof RenderFailure) return error;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const reason =
    error instanceof BudgetExceededError
      ? 'busy'
      : error instanceof AlteredFileError
        ? 'altered'
        : 'failed';
  return new RenderFailure(reason, message, { cause: error });
}
