import type { Page } from '@playwright/test';

/**
 * The texts of the page are shown in the project's fonts, whatever the speed of the network and the
 * fonts of the device. A font of `font-display: optional` is otherwise used only when it arrives in
 * time, and the look `classic` has the device's font.
 */
export const showOwnFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const isClassic = (root.dataset['look'] ?? 'classic') === 'classic';
    root.style.setProperty('--font-family', isClassic ? "'Figtree Variable'" : '');
    for (const sheet of document.styleSheets)
      for (const rule of [...sheet.cssRules])
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('optional'))
          sheet.insertRule(rule.cssText.replace('optional', 'block'), sheet.cssRules.length);
    // the layout requests the fonts that its texts need
    void root.offsetHeight;
    await document.fonts.ready;
  });
