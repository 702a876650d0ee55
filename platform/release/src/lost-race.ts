import { StoreError } from './store-error';

/** Another writer was faster, and the caller required that exact revision as the base. */
export class LostRace extends StoreError {
  override readonly name = 'LostRace';

  constructor(
    readonly channel: string,
    /** The revision that was to be changed. */
    readonly expected: number,
    /** The revision that was written instead. */
    readonly lostTo: number,
  ) {
    super(`channel ${channel} is not at revision ${expected} any more: lost to revision ${lostTo}`);
  }
}
