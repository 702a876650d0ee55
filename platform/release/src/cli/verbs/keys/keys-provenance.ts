import { resolveBuilds } from '../../../resolve-builds';
import { readProvenance } from '../../../trust/verify-statement';
import { readBuilds } from '../../options';
import type { Verb } from '../../verb';

/** `keys provenance <build>`: source, revision and builder of a signed build. */
export const addProvenance: Verb = (program, { store, output }) => {
  program
    .command('provenance')
    .description('where a build comes from: source, revision, builder, signatures')
    .argument('<build>', '<remote> or <remote>@<id>', readBuilds)
    .action(async (wanted: ReturnType<typeof readBuilds>) => {
      const [build] = await resolveBuilds(store(), wanted);
      if (build === undefined) return;
      const found = await readProvenance(store(), build.name, build.id);
      output().result({ ...build, ...found }, [
        `${build.name}@${build.id}`,
        `  source ${found.source}, revision ${found.revision ?? 'none'}, built by ${found.builder}`,
        `  signed by ${found.signedBy.join(', ') || 'keys that are no longer configured'}`,
      ]);
    });
};
