import { languageOfTexts, type TextsTag } from '@storefront/shared-domain/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Texts in which those of an overlay take precedence. */
const overlaid = (texts: unknown, overlay: unknown): unknown =>
  isRecord(texts) && isRecord(overlay)
    ? Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [
          key,
          Object.hasOwn(overlay, key) ? overlaid(text, overlay[key]) : text,
        ]),
      )
    : overlay;

/**
 * Texts of a language, or of its overlay of a country, from the catalogues `<tag>.json` of a folder,
 * each read when it is needed, once. A folder may lack an overlay; throws without a language.
 */
export function readCatalogues<Texts>(folder: string): (tag: TextsTag) => Texts {
  const known = new Map<TextsTag, Texts>();
  const fileOf = (tag: TextsTag): string => join(folder, `${tag}.json`);
  const read = (tag: TextsTag): unknown => JSON.parse(readFileSync(fileOf(tag), 'utf8'));
  const written = (tag: TextsTag): unknown => {
    const language = languageOfTexts(tag);
    return tag !== language && existsSync(fileOf(tag))
      ? overlaid(read(language), read(tag))
      : read(language);
  };
  return (tag) => {
    const texts = known.get(tag) ?? (written(tag) as Texts);
    known.set(tag, texts);
    return texts;
  };
}

/** A text with its {{variables}} filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
