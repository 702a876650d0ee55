import { parse } from 'postcss';

/** The entities that React writes into attribute values. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const unescaped = (value: string): string =>
  value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Whether a text consists of declarations alone, and does not end its rule. */
function isDeclarations(text: string): boolean {
  try {
    const [rule, ...others] = parse(`a{${text}}`).nodes;
    return (
      others.length === 0 &&
      rule?.type === 'rule' &&
      (rule.nodes ?? []).every(({ type }) => type === 'decl')
    );
  } catch {
    return false;
  }
}

/**
 * Replaces the `style` attributes of React's HTML, which the Content-Security-Policy forbids, by
 * `data-s` and rules with the same declarations. Unreadable ones are removed.
 */
export function moveInlineStyles(html: string): { html: string; style: string } {
  const numbers = new Map<string, number>();
  const moved = html.replace(/ style="([^"]*)"/g, (_, value: string) => {
    const text = unescaped(value);
    if (!numbers.has(text) && !isDeclarations(text)) return '';
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return ` data-s="${number}"`;
  });
  const rules = [...numbers].map(([text, number]) => `[data-s="${number}"]{${text}}`);
  return { html: moved, style: rules.join('') };
}
