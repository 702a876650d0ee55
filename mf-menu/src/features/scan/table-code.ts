/** Longer is no code of a table. */
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
 * The code of a table in what a camera read or somebody typed or pasted (OPEN-030): the code
 * itself, or a link that carries it as `t` (SHELL-03), whole or from its path on. Null when there
 * is none in it.
 */
export function tableCodeOf(raw: string): string | null {
  const text = raw.trim();
  const looksLikeLink = /[/?]/.test(text);
  const code = looksLikeLink ? (linkOf(text)?.searchParams.get('t') ?? '').trim() : text;
  return isCode(code) ? code : null;
}
