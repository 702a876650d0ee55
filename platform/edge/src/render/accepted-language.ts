const beginning = (tag: string): string => tag.trim().toLowerCase().slice(0, 2);

/** Tags of an `Accept-Language` header, in the order of their weights. */
function acceptedTags(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
      return { tag, weight: Number.parseFloat(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/**
 * Language of the interface, as the start script chooses it from `navigator.languages` (I18N-02):
 * the first accepted tag with a language of the shell, else the restaurant's. Null when the shell
 * has neither; the browser then decides. `languages` are the codes of the shell's catalogues.
 */
export function acceptedLanguage(
  header: string | undefined,
  restaurant: string,
  languages: readonly string[],
): string | null {
  for (const tag of [...acceptedTags(header ?? ''), restaurant]) {
    const language = languages.find((code) => beginning(code) === beginning(tag));
    if (language !== undefined) return language;
  }
  return null;
}
