import type { BuildRecord } from '@storefront/compositions';
import { publishedBuilds } from './published';
import { type Store, StoreError, readBuild } from './store';

/** Throws `StoreError` for an adopted build with the name of a remote that is built with this project. */
export async function expectOwnName(
  store: Store,
  { name, adopted }: Pick<BuildRecord, 'name' | 'adopted'>,
): Promise<void> {
  if (!adopted) return;
  const last = (await publishedBuilds(store, name)).at(-1);
  if (last === undefined || (await readBuild(store, name, last.id)).adopted) return;
  throw new StoreError(
    `${name} is the name of another remote, ${name}@${last.id} of this store: choose another name`,
  );
}
