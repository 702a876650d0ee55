import { type PublishedRef, publish } from '../../publish';
import type { Verb } from '../verb';
import { workspaceBuild } from '../workspace-build';

/**
 * `publish <room or folder>…`: a folder with a `build.json`, a room with one in its `dist`, or an
 * edition of it, `remote-a@other`.
 */
export const publishVerb: Verb = (program, { store, output }) => {
  program
    .command('publish')
    .description('put builds into the store; nothing is served yet')
    .argument('<room or folder...>', '<remote>, <remote>@<edition>, or the folder of a build')
    .option('--draft', 'never the latest of its name: served only by its id')
    .addHelpText(
      'after',
      '\nThe same version with other bytes is refused with the names of the files that differ.',
    )
    .action(
      async (workspaces: readonly string[], { draft: isDraft = false }: { draft?: boolean }) => {
        const { step, result } = output();
        const published: PublishedRef[] = [];
        for (const workspace of workspaces) {
          step(`publishing ${workspace}`);
          published.push(await publish(store(), workspaceBuild(workspace), { isDraft }));
        }
        result(
          published,
          published.map(
            ({ name, id, isNew, isWaiting }) =>
              `${name}@${id} ${isNew ? 'published' : 'was there already'}` +
              (isWaiting ? ', and takes effect with the next timestamp of CI' : ''),
          ),
        );
      },
    );
};
