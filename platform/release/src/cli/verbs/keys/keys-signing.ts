import { openStore } from '../../../store';
import { openSigning, trustFromEnv } from '../../../trust/open-trusted-store';
import type { Signing } from '../../../trust/signing';
import type { Surroundings } from '../../verb';

/** What signs in the store of the command line. */
export const openSigningOfStore = ({ store }: Pick<Surroundings, 'store'>): Signing =>
  openSigning(openStore(store().root), trustFromEnv(process.env));

/** The line about when a change takes effect. */
export const effectLine = (isReleased: boolean): string =>
  isReleased
    ? 'it is in effect'
    : 'it takes effect when CI runs "npm run storefront -- keys timestamp"';

/** Prints a change, and when it takes effect. */
export const sayReleased = <Value extends { readonly isReleased: boolean }>(
  { output }: Pick<Surroundings, 'output'>,
  value: Value,
  words: string,
): void => output().result(value, [`${words}; ${effectLine(value.isReleased)}`]);
