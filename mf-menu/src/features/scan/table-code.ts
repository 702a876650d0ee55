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
