/** Currencies that the screens show without decimals (DOMAIN-061, DOMAIN-062, DOMAIN-065). */
const WHOLE = ['PYG', 'ARS', 'MZN'];
/** Currencies that the screens show with three decimals, the third being 0 (OPEN-088). */
const IN_THOUSANDTHS = ['KWD'];

/** Hundredths of a shown amount; a word, such as 'Free', and no text are 0. */
function figure(text: string, currency: string): number {
  const digits = Number(text.replace(/\D/g, '') || '0');
  const size = WHOLE.includes(currency)
    ? digits * 100
    : IN_THOUSANDTHS.includes(currency)
      ? digits / 10
      : digits;
  return text.trim().startsWith('-') ? -size : size;
}

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((found) => found[1] ?? '');
const sum = (figures: readonly number[]): number => figures.reduce((all, it) => all + it, 0);
/** Without what is struck through, and without the comments between texts. */
const visible = (html: string): string =>
  html.replace(/<s\b.*?<\/s>/gs, '').replace(/<!-- -->/g, '');

/** The figures of a list of amounts: what its rows add up to, and the last one. */
export function rowFigures(html: string, currency: string): { parts: number; total: number } {
  const values = matches(visible(html), /<dd class="value">(.*?)<\/dd>/gs);
  const figures = values.map((value) => figure(value, currency));
  return { parts: sum(figures.slice(0, -1)), total: figures.at(-1) ?? 0 };
}

/** What a cart's rows add to its lines, the subtotal left out, and its TOTAL. */
export function cartFigures(html: string, currency: string): { added: number; total: number } {
  const shown = visible(html);
  const rows = matches(shown, /<dt class="label">(.*?<\/dt><dd class="value">.*?)<\/dd>/gs);
  const added = rows
    .filter((row) => !row.startsWith('Subtotal'))
    .map((row) => figure(row.replace(/^.*<dd class="value">/s, ''), currency));
  return {
    added: sum(added),
    total: figure(matches(shown, /<output[^>]*>(.*?)<\/output>/gs)[0] ?? '', currency),
  };
}

/**
 * The figures of a line of the cart: what its parts add up to (null without a part that has an
 * amount), the price of one where several are shown, the rounding after it, and the subtotal.
 */
export function lineFigures(html: string, currency: string) {
  const shown = visible(html);
  const [parts = '', after = ''] = shown.split(/<li class="row"[^>]*><span class="what">\d+ × /);
  const amounts = (of: string): number[] =>
    matches(of, /<span class="price">([^<]*)<\/span>/g).map((it) => figure(it, currency));
  const unit = /^([^<]*)</.exec(after)?.[1];
  const inParts = amounts(parts);
  return {
    parts: inParts.length === 0 ? null : sum(inParts),
    unit: unit === undefined ? null : figure(unit, currency),
    rest: sum(amounts(after)),
    subtotal: figure(matches(shown, /data-subtotal="true">([^<]*)</g)[0] ?? '', currency),
  };
}

/** The prices beside the items of an order. */
export const itemFigures = (html: string, currency: string): number =>
  sum(
    matches(visible(html), /<span class="price">([^<]*)<\/span>/g)
      .filter((text) => !/point/.test(text))
      .map((text) => figure(text, currency)),
  );
