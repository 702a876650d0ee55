import type { Locales } from '@storefront/shared-domain/remote';

/** The catalogues of this folder. The build and Jest replace the value: platform/build/src/catalogues. */
export const locales = {} as Locales;
