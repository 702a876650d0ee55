import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { type InventoryChange, inventoryChanges, scriptInventory } from '../../script-inventory';
import { StoreError } from '../../store';
import { InventoryChanged } from '../refusals';
import { readChannel } from '../options';
import type { Verb } from '../verb';

/** What is read of a stored inventory: the scripts that were reviewed. */
const StoredInventory = z.object({
  scripts: z
    .array(
      z.object({
        owner: z.string(),
        file: z.string(),
        integrity: z.string(),
        reason: z.enum([
          'start script',
          'service worker',
          'payment page',
          'payment widget',
          'same document',
        ]),
      }),
    )
    .max(100_000),
});

async function readStored(file: string): Promise<z.infer<typeof StoredInventory>> {
  try {
    return StoredInventory.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new StoreError(`${file} is not an inventory that this command has written`);
  }
}

const toLine = ({ kind, script }: InventoryChange): string =>
  `  ${kind === 'added' ? '+' : '-'} ${script.owner}/${script.file}  (${script.reason})`;

/** `scripts <channel>`: the scripts of the document in which customers pay. */
export const scriptsVerb: Verb = (program, { store, output }) => {
  program
    .command('scripts')
    .description('every script of the document in which customers pay (PCI DSS 6.4.3, 11.6.1)')
    .argument('<channel>', 'stable, next …', readChannel)
    .option('--against <file>', 'end with 1 when the scripts differ from those of an inventory')
    .option('--write <file>', 'write the inventory, after its scripts were reviewed')
    .action(async (channel: string, { against, write }: { against?: string; write?: string }) => {
      const inventory = await scriptInventory(store(), channel);
      if (against !== undefined) {
        const changes = inventoryChanges(await readStored(against), inventory);
        if (changes.length > 0) throw new InventoryChanged(channel, changes, changes.map(toLine));
      }
      if (write !== undefined) await writeFile(write, `${JSON.stringify(inventory, null, 2)}\n`);
      const { scripts, revision } = inventory;
      output().result(inventory, [
        `${channel} at revision ${revision}: ${scripts.length} scripts`,
        ...scripts.map(({ owner, file, reason }) => `  ${owner}/${file}  (${reason})`),
      ]);
    });
};
