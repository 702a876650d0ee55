/** Languages of the interface (I18N-01). */
export const LANGUAGES = ['en', 'es', 'pt-br'] as const;
export type Language = (typeof LANGUAGES)[number];
