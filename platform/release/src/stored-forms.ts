import type { BuildFile } from '@storefront/compositions';
import { compressed } from './compress';
import { sharedPath } from './shared-files';
import type { Store } from './store';
import { contentChecks } from './trust/build-contents';

const ENDINGS = ['.br', '.gz'] as const;

/**
 * Returns a function that gives the compressed forms of a file of a build: those that another build
 * of the name shares, when they expand to the same bytes, else new ones. Compression takes seconds
 * for a build of which a release changes one file.
 */
export function formsIn(store: Store, name: string) {
  const isFormOf = contentChecks();

  return async (file: BuildFile, bytes: Buffer): Promise<Map<string, Buffer>> => {
    const forms = new Map<string, Buffer>();
    for (const ending of ENDINGS) {
      const form = await store.files.read(sharedPath(name, file.path) + ending);
      if (form === null || !(await isFormOf(form, ending, file)))
        return compressed(file.path, bytes);
      forms.set(ending, form);
    }
    return forms;
  };
}
