import type { InventoryChange } from '../script-inventory';
import { StoreError } from '../store';

/** The scripts of a channel are not those that were reviewed. */
export class InventoryChanged extends StoreError {
  override readonly name = 'InventoryChanged';

  constructor(
    channel: string,
    readonly changes: readonly InventoryChange[],
    lines: readonly string[],
  ) {
    super(
      `the scripts of ${channel} are not those of the inventory: review them, ` +
        `then write it again by --write\n${lines.join('\n')}`,
    );
  }
}
