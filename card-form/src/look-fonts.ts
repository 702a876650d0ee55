/** Longest wait for the fonts in ms. A form that opened without them does not change its font. */
const WAIT_MS = 400;

const parseFamilies = (list: string): string[] =>
  list.split(',').map((family) => family.trim().replaceAll(/^["']|["']$/g, ''));

/** The file of a face with the letters of most texts; null for a font of the device. */
function latinFile(
  rule: CSSRule,
  sheet: CSSStyleSheet,
  families: readonly string[],
): string | null {
  if (!rule.cssText.startsWith('@font-face')) return null;
  const face = (rule as CSSFontFaceRule).style;
  const [family = ''] = parseFamilies(face.getPropertyValue('font-family'));
  const isLatin = /^U\+(0{1,4}-|\?\?)/i.test(face.getPropertyValue('unicode-range').trim());
  const [, file] = /url\(["']?([^"')]+)/.exec(face.getPropertyValue('src')) ?? [];
  return isLatin && file !== undefined && families.includes(family)
    ? new URL(file, sheet.href ?? document.baseURI).href
    : null;
}

/**
 * Fetches the font of texts of the document's look, so that the form opens with it: as on the pages,
 * a font that arrives later is not used (`font-display: optional`). Null when the look has none.
 */
export function fetchLookFonts(): Promise<unknown> | null {
  const list = getComputedStyle(document.documentElement).getPropertyValue('--font-family');
  const families = parseFamilies(list);
  const files = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => latinFile(rule, sheet, families) ?? []),
  );
  if (files.length === 0) return null;
  const fetched = Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer())).then(
    () => document.fonts.load(`1rem ${list}`),
  );
  const waited = new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS));
  return Promise.race([fetched, waited]).catch(() => undefined);
}
