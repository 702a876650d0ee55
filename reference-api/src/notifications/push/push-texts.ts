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

const isHandover = (
  texts: ApiTexts['over'],
  handover: string,
): handover is keyof ApiTexts['over'] => Object.hasOwn(texts, handover);

/**
 * Push text of a stage, without customer, items and address; an unknown stage gets a general one. A
 * completed order is named by how the customer got it: its delivery type, or `carTakeout`.
 */
export function pushText(language: string, status: string, handover: string): string {
  const { push: texts, over } = apiTexts(isLanguage(language) ? language : DEFAULT_LANGUAGE);
  const { texts: stage } = statusEntry(status);
  if (stage === 'OVER' && isHandover(over, handover)) return over[handover];
  return isStage(texts, stage) ? texts[stage] : texts.other;
}
