import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TABLE,
  type Language,
} from '@storefront/shared-domain/contracts';
import { statusEntry } from '@storefront/shared-domain/rules';
import { apiTexts, type ApiTexts } from '../../locales/api-texts';

type PushTexts = ApiTexts['push'];

const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGE_TABLE, text);
const isStage = (texts: PushTexts, status: string): status is keyof PushTexts =>
  Object.hasOwn(texts, status);

/**
 * Push text of a stage, without customer, items and address; an unknown stage gets a general one.
 */
export function pushText(language: string, status: string): string {
  const { push: texts } = apiTexts(isLanguage(language) ? language : DEFAULT_LANGUAGE);
  const { texts: stage } = statusEntry(status);
  return isStage(texts, stage) ? texts[stage] : texts.other;
}
