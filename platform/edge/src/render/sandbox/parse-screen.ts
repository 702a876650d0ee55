import type { PreloadedFont } from '../critical-fonts';
import type { Screen } from '../realm';
import { RenderFailure } from '../render-failure';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A language tag, or the name of a look: neither can end an attribute. */
const NAME = /^[\w-]{0,40}$/;

/** Most characters of HTML and of rules: the first page of the largest demo record has about 30,000 of HTML. */
const MAX_CHARACTERS = 4_000_000;

const isFont = (value: unknown): value is PreloadedFont => {
  const { href, isUrgent } = (value ?? {}) as Record<string, unknown>;
  return isText(href) && typeof isUrgent === 'boolean';
};

/** A screen as a process answered with it; code that left its realm may have written it. Throws. */
export function parseScreen(value: unknown): Screen | null {
  if (value === null) return null;
  const { html, style, tag, look, fonts } = (value ?? {}) as Record<string, unknown>;
  if (
    isText(html) &&
    isText(style) &&
    html.length + style.length <= MAX_CHARACTERS &&
    !style.includes('</') &&
    isText(tag) &&
    NAME.test(tag) &&
    isText(look) &&
    NAME.test(look) &&
    Array.isArray(fonts) &&
    fonts.every(isFont)
  )
    return { html, style, tag, look, fonts };
  throw new RenderFailure('failed', 'the answer of the realm is no screen');
}
