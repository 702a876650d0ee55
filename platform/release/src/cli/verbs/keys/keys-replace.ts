import { servedBuildIds } from '../../../trust/served-builds';
import { readPublicKey } from '../../../trust/key-files';
import { replaceOwner } from '../../../trust/manage-keys';
import { StoreError } from '../../../store';
import { readBuilds } from '../../options';
import type { Surroundings, Verb } from '../../verb';
import type { WantedBuild } from '../../../resolve-builds';
import { sayReleased, openSigningOfStore } from './keys-signing';

async function report(
  surroundings: Surroundings,
  words: string,
  replacement: Parameters<typeof replaceOwner>[1],
): Promise<void> {
  const done = await replaceOwner(openSigningOfStore(surroundings), replacement);
  sayReleased(surroundings, done, `${words}: ${done.changed.join(', ')}`);
}

/** `keys rotate <owner> --with <file>`: another key takes the place of a key that is not stolen. */
export const addRotate: Verb = (program, surroundings) => {
  program
    .command('rotate')
    .description('put another key in the place of those of an owner; what they signed stays valid')
    .argument('<owner>', 'of the keys that end')
    .requiredOption('--with <file>', 'public key that takes their place')
    .action(async (owner: string, flags: { with: string }) => {
      const by = await readPublicKey(flags.with);
      await report(surroundings, `the keys of ${owner} are replaced in`, {
        owner,
        by,
        keeps: () => true,
      });
    });
};

/** Whether a build's files stay valid: `builds/{name}/{id}/…`. */
const keepsOf =
  (ids: ReadonlySet<string>) =>
  (path: string): boolean =>
    ids.has(path.split('/').slice(1, 3).join('/'));

/** `keys revoke <owner>`: a lost or stolen key ends; only listed builds of its rooms stay valid. */
export const addRevoke: Verb = (program, surroundings) => {
  program
    .command('revoke')
    .description(
      'end the keys of an owner; of its rooms only the served and the listed builds stay valid',
    )
    .argument('<owner>', 'of the lost or stolen key')
    .option('--with <file>', 'public key that takes their place; needed for a key of the root')
    .option('--keep <build...>', 'more builds that stay valid, <remote>@<id>', readBuilds)
    .option(
      '--drop <build...>',
      'served builds that end too, after a rollback, <remote>@<id>',
      readBuilds,
    )
    .action(
      async (
        owner: string,
        flags: { with?: string; keep?: WantedBuild[]; drop?: WantedBuild[] },
      ) => {
        const store = surroundings.store();
        const { now, earlier } = await servedBuildIds(store);
        const drop = new Set((flags.drop ?? []).map(({ name, id }) => `${name}/${id}`));
        for (const build of drop)
          if (now.has(build))
            throw new StoreError(`${build} is served: roll back first, then revoke it`);
        const keep = (flags.keep ?? []).map(({ name, id }) => `${name}/${id}`);
        const ids = new Set([...now, ...earlier, ...keep].filter((build) => !drop.has(build)));
        const by = flags.with === undefined ? null : await readPublicKey(flags.with);
        await report(surroundings, `the keys of ${owner} are revoked in`, {
          owner,
          by,
          keeps: keepsOf(ids),
        });
      },
    );
};
