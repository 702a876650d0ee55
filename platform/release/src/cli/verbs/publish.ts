import { existsSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../../publish';
import type { Verb } from '../verb';

/** `publish <room or folder>`: a folder with a `build.json`, or a room whose `dist` has one. */
export const publishVerb: Verb = (program, { store, output }) => {
  program
    .command('publish')
    .description('put a build into the store')
    .argument('<room or folder>', 'mf-menu, or the folder of a build')
    .action(async (room: string) => {
      const folder = existsSync(path.join(room, 'build.json')) ? room : path.join(room, 'dist');
      const published = await publish(store(), folder);
      output().result(published, [`${published.name} ${published.id} ${published.isNew ? 'published' : 'was there already'}`]);
    });
};
