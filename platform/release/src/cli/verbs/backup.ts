import path from 'node:path';
import { type ApiFlags, figuresApi, withApiOptions } from '../figures-options';
import type { Verb } from '../verb';

type Given = Partial<ApiFlags> & { readonly to: string };

/**
 * `backup --to <file>`: saves the embedded database and the secrets beside it, of a stopped
 * storefront or of one that runs.
 */
export const backupVerb: Verb = (program, { store, output, tools }) => {
  const command = program
    .command('backup')
    .description('save the embedded database and the secrets beside it in one file')
    .requiredOption(
      '--to <file>',
      'the file to write, e.g. storefront.tar.gz; it must not exist yet',
    );
  withApiOptions(command, { isRequired: false })
    .addHelpText(
      'after',
      '\nWhile the storefront runs, name its API with --api; without it the storefront must be stopped.\n' +
        'The file holds secrets and customers: it is written for this user alone. ' +
        'Data in a PostgreSQL is saved with pg_dump.',
    )
    .action(async ({ to, api, key }: Given) => {
      const file = path.resolve(to);
      const data = path.resolve(store().root, '..', 'api');
      const running =
        api === undefined
          ? null
          : await figuresApi(store(), { api, ...(key === undefined ? {} : { key }) });
      const saved = await tools.backup({ data, file, running });
      const { orders, restaurants } = saved.counts;
      const size = `${(saved.bytes / 1024 / 1024).toFixed(1)} MB`;
      output().result({ file, ...saved }, [
        `${orders} orders of ${restaurants} restaurants are saved in ${to} (${size})`,
      ]);
    });
};
