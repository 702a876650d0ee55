import { attach, createEvent, createStore, sample } from 'effector';
import { tableBus } from '@storefront/shared-domain/bus';
import { isApiError } from '@storefront/shared-domain/http';
import { $restaurantId } from '@storefront/shared-domain/models';
import { tableCodeOf } from './table-code';
import { openTableFx } from './table-link.api';

/**
 * no-code: what was read or typed holds none · wrong: the server does not know it here · too-many:
 * tried too often · unreachable: no answer.
 */
export type ScanProblem = 'no-code' | 'wrong' | 'too-many' | 'unreachable';

/** What was read or typed is no code of a table. */
class NoTableCodeError extends Error {
  override name = 'NoTableCodeError';
}

/** What is typed into the field; it stays there when the code is refused. */
export const typed = createEvent<string>();
/** The page was opened. */
export const opened = createEvent();

/** Ties the tablet to the table whose code, or link with a code, is given (OPEN-030). */
export const submitFx = attach({
  source: $restaurantId,
  effect: async (restaurantId, raw: string) => {
    const code = tableCodeOf(raw);
    if (code === null || restaurantId === null) throw new NoTableCodeError('no code of a table');
    const { table } = await openTableFx({ restaurantId, code });
    return { table, token: code };
  },
});

function problemOf(error: Error): ScanProblem {
  if (!isApiError(error)) return 'no-code';
  if (error.status === 429) return 'too-many';
  return error.kind === 'http' && error.status < 500 ? 'wrong' : 'unreachable';
}

export const $text = createStore('')
  .on(typed, (_, text) => text)
  .reset(opened);

/**
 * What is wrong with the last code; null until one was tried, and while the next is being tried.
 */
export const $problem = createStore<ScanProblem | null>(null)
  .on(submitFx.failData, (_, error) => problemOf(error))
  .reset(opened, typed, submitFx);

sample({ clock: submitFx.doneData, target: tableBus.tabletScanned });
