import { DEFAULT_LANGUAGE, LANGUAGE_TABLE } from '@storefront/shared-domain/contracts';
import { DEFAULT_LANGUAGE_TAG } from './default-language';

test('[I18N-02] the page of an unknown language names the language its texts are in', () =>
  expect(DEFAULT_LANGUAGE_TAG).toBe(LANGUAGE_TABLE[DEFAULT_LANGUAGE].tag));
