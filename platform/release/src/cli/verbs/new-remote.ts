import type { Verb } from '../verb';

/**
 * `new-remote <name>`: adds a remote to the workspace that can be built, tested and published at
 * once.
 */
export const newRemoteVerb: Verb = (program, { output, tools }) => {
  program
    .command('new-remote')
    .description(
      'add a remote to this workspace, with a page, a widget, a feature, texts, tests and a story',
    )
    .argument('<name>', 'name of the remote and of its folder')
    .option(
      '--path <path>',
      'address of its page after the restaurant, when it is not the name without its prefix',
    )
    .action(async (name: string, { path }: { path?: string }) => {
      const { result } = output();
      const made = await tools.newRemote(name, path);
      result(made, [
        `${made.remote} is there, its page answers at /<restaurant>/${made.path}. Next:`,
        `  npm run dev -- ${made.remote}`,
        `  npm run unit -- ${made.remote}`,
        `  npm run build ${made.remote}`,
        `  npm run storefront -- publish ${made.remote}`,
        'The shell and the other remotes need no release. docs/develop-a-remote.md describes every step.',
      ]);
    });
};
