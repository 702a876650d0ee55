const bare = (family: string): string => family.replace(/["']/g, '');

/** Families of the `@font-face` rules that the page has. */
export const declaredFonts = (): ReadonlySet<string> =>
  new Set('fonts' in document ? [...document.fonts].map(({ family }) => bare(family)) : []);

/**
 * Applies a style sheet that was loaded for no medium, without the fonts that the page had before. A font
 * that is declared again begins again: one that came too late for the rendered screen would replace its
 * fallback now, and change the width of texts.
 */
export function applyWithout(declared: ReadonlySet<string>, element: HTMLLinkElement): void {
  const { sheet } = element;
  try {
    for (let at = sheet?.cssRules.length ?? 0; at > 0; at -= 1) {
      const rule = sheet?.cssRules[at - 1];
      if (!(rule instanceof CSSFontFaceRule)) continue;
      if (declared.has(bare(rule.style.getPropertyValue('font-family')))) sheet?.deleteRule(at - 1);
    }
  } finally {
    element.media = 'all'; // also where the rules may not be read
  }
}
