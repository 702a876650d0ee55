import type { Store } from '../store';
import { StoreError } from '../store-error';
import { gateTarget } from '../trust/names';
import { PublishedGate, readPublishedGates } from './published-gate';

type Wanted = Pick<PublishedGate, 'hash' | 'by' | 'customers' | 'static'> &
  Partial<Pick<PublishedGate, 'stories'>>;

/** Publishes the next version. Throws `StoreError` when another one was published at the same time. */
export async function publishGate(store: Store, wanted: Wanted): Promise<PublishedGate> {
  const version = ((await readPublishedGates(store)).at(-1)?.version ?? 0) + 1;
  const parsed = PublishedGate.safeParse({ version, at: new Date().toISOString(), ...wanted });
  if (!parsed.success)
    throw new StoreError(`the gate cannot be published: ${parsed.error.message}`);
  const text = `${JSON.stringify(parsed.data, null, 2)}\n`;
  if (!(await store.files.writeOnce(gateTarget(version), text)))
    throw new StoreError(
      `version ${version} of the gate was published by another command: run it again`,
    );
  return parsed.data;
}
