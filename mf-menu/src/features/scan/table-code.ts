/** Maximum length of a table code. */
const LONGEST = 512;

const isCode = (text: string): boolean => text !== '' && text.length <= LONGEST && !/\s/.test(text);

function linkOf(text: string): URL | null {
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
export function tableCodeOf(raw: string): string | null {
  const text = raw.trim();
  const looksLikeLink = /[/?]/.test(text);
  const code = looksLikeLink ? (linkOf(text)?.searchParams.get('t') ?? '').trim() : text;
  return isCode(code) ? code : null;
}
