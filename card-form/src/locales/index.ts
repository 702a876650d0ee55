import type { Language } from '@storefront/shared-domain/contracts';

export type Texts = { readonly [key: string]: string | Texts };

/**
 * The catalogues of this folder, contained in the script. The build and Jest replace the value:
 * platform/build/src/catalogues.
 */
export const texts = {} as Readonly<Record<Language, Texts>>;
