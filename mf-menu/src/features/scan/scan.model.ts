import { tableBus } from '@storefront/shared-domain/bus';
import { isApiError } from '@storefront/shared-domain/http';
import { $restaurantId } from '@storefront/shared-domain/models';
import { attach, createEvent, createStore, sample } from 'effector';
import { openTableFx } from './table-link.api';

/** Maximum length of a table code. */
const MAX_LENGTH = 512;

const isCode = (text: string): boolean =>
  text !== '' && text.length <= MAX_LENGTH && !/\s/.test(text);

function parseLink(text: string): URL | null {
  try {
    return new URL(text, 'https://table.invalid');
  } catch {
    return null;
  }
}

/**
 * Extracts the table code from a scanned, typed or pasted text (OPEN-030): the code itself, or a
 * link that contains it as `t` (SHELL-03), absolute or from its path on. Null when there is none.
 */
export function parseTableCode(raw: string): string | null {
  const text = raw.trim();
  const looksLikeLink = /[/?]/.test(text);
  const code = looksLikeLink ? (parseLink(text)?.searchParams.get('t') ?? '').trim() : text;
  return isCode(code) ? code : null;
}

/**
 * no-code: the input contains no code · wrong: the server rejects it for this restaurant ·
 * too-many: rate limit reached · unreachable: no response.
 */
export type ScanProblem = 'no-code' | 'wrong' | 'too-many' | 'unreachable';

/** The read or typed text is no table code. */
class NoTableCodeError extends Error {
  override name = 'NoTableCodeError';
}

/** The value of the field changed; it is preserved when the code is rejected. */
export const codeTyped = createEvent<string>();
/** The page was opened. */
export const scanOpened = createEvent();

/** Links the tablet to the table of the given code, or of a link with a code (OPEN-030). */
export const submitFx = attach({
  source: $restaurantId,
  effect: async (restaurantId, raw: string) => {
    const code = parseTableCode(raw);
    if (code === null || restaurantId === null) throw new NoTableCodeError('no code of a table');
    const { table } = await openTableFx({ restaurantId, code });
    return { table, token: code };
  },
});

function toProblem(error: Error): ScanProblem {
  if (!isApiError(error)) return 'no-code';
  if (error.status === 429) return 'too-many';
  return error.kind === 'http' && error.status < 500 ? 'wrong' : 'unreachable';
}

export const $text = createStore('')
  .on(codeTyped, (_, text) => text)
  .reset(scanOpened);

/** Failure of the last code; null before the first attempt and during an attempt. */
export const $problem = createStore<ScanProblem | null>(null)
  .on(submitFx.failData, (_, error) => toProblem(error))
  .reset(scanOpened, codeTyped, submitFx);

sample({ clock: submitFx.doneData, target: tableBus.tabletScanned });
