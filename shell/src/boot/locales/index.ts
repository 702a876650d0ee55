import type { Language } from '@storefront/shared-domain/contracts';
import type en from './en.json';

/**
 * The catalogues of this folder, contained in the script. The build and Jest replace the value:
 * platform/build/src/catalogues.
 */
export const texts = {} as Readonly<Record<Language, typeof en>>;
