/**
 * Tag of a page whose restaurant names no language. Copy of shared-domain's DEFAULT_LANGUAGE: the
 * edge must not import shared-domain. default-language.test.ts checks that they are equal.
 */
export const DEFAULT_LANGUAGE_TAG = 'pt-BR';
