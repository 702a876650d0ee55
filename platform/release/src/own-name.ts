import type { BuildRecord } from '@storefront/compositions';
import { publishedBuilds } from './published';
import { type Store, StoreError, readBuild } from './store';

/** Throws `StoreError` when the builds of this name are of another remote: adopted, or built with this project. */
export async function expectOwnName(
  store: Store,
  { name, adopted }: Pick<BuildRecord, 'name' | 'adopted'>,
): Promise<void> {
  const last = (await publishedBuilds(store, name)).at(-1);
  if (last === undefined || adopted !== true) return;
  if ((await readBuild(store, name, last.id)).adopted) return;
  throw new StoreError(
    `${name} is the name of another remote, ${name}@${last.id} of this store: choose another name`,
  );
}
