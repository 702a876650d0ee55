import path from 'node:path';
import type { Verb } from '../verb';

/**
 * `restore --from <file> --to <folder>`: creates a data folder from a backup, and counts its
 * contents.
 */
export const restoreVerb: Verb = (program, { output, tools }) => {
  program
    .command('restore')
    .description('make a data folder of a backup')
    .requiredOption('--from <file>', 'a file that backup has written')
    .requiredOption('--to <folder>', 'the data folder to make; it must be empty or not be there')
    .action(async ({ from, to }: { from: string; to: string }) => {
      const folder = path.resolve(to);
      const restored = await tools.restore({
        file: path.resolve(from),
        data: path.join(folder, 'api'),
      });
      const { orders, restaurants } = restored.counts;
      output().result({ folder, ...restored }, [
        `${orders} orders of ${restaurants} restaurants are in ${to}, as they were saved at ${restored.at}`,
        `Start it with STOREFRONT_DATA=${to} npm start`,
      ]);
    });
};
