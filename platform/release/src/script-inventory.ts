import { createHash } from 'node:crypto';
import { type BuildRecord, type BuildRef, namesOfPayment } from '@storefront/compositions';
import { readComposedPage } from './page';
import { type Store, StoreError, currentRevision, readBuild, readComposition } from './store';

/** Why a script runs in the document in which customers pay. */
type ScriptReason =
  'start script' | 'service worker' | 'payment page' | 'payment widget' | 'same document';

interface InventoryEntry {
  /** The build's name: its team answers for the script. */
  readonly owner: string;
  readonly file: string;
  /** SHA-384 in the format of subresource integrity: the browser refuses other bytes. */
  readonly integrity: string;
  readonly reason: ScriptReason;
}

export interface ScriptInventory {
  readonly channel: string;
  readonly revision: number;
  readonly scripts: readonly InventoryEntry[];
}

/** The page of another remote in which a card is typed. */
const CARD_PAGES: readonly string[] = ['./pages/add-card'];

/**
 * Reasons of the files of a build, by path; every other script runs in the same document. `paying`: names of
 * the builds of the payment.
 */
function findReasons(record: BuildRecord, paying: ReadonlySet<string>): Map<string, ScriptReason> {
  const isPayment = record.name !== 'shell' && paying.has(record.name);
  const shown = Object.entries(record.exposes).flatMap(([expose, { js }]) => {
    const reason: ScriptReason | null =
      CARD_PAGES.includes(expose) || (isPayment && expose.startsWith('./pages/'))
        ? 'payment page'
        : isPayment && expose.startsWith('./widgets/')
          ? 'payment widget'
          : null;
    return reason === null ? [] : js.map((file) => [file, reason] as const);
  });
  return new Map<string, ScriptReason>([
    ...shown,
    ...(record.worker === undefined ? [] : [[record.worker, 'service worker'] as const]),
    ...(record.boot === undefined ? [] : [[record.boot, 'start script'] as const]),
  ]);
}

/** Scripts of a build that browsers run: without that of servers, and the stories of the gate. */
function findScripts(record: BuildRecord, paying: ReadonlySet<string>): InventoryEntry[] {
  const reasons = findReasons(record, paying);
  return record.files
    .filter(({ path }) => path.endsWith('.js') && path !== record.server && path !== record.stories)
    .map(({ path: file, integrity }) => ({
      owner: record.name,
      file,
      integrity,
      reason: reasons.get(file) ?? 'same document',
    }));
}

async function listBuilds(store: Store, hashes: readonly string[]): Promise<BuildRef[]> {
  const compositions = await Promise.all(hashes.map((hash) => readComposition(store, hash)));
  const refs = compositions.flatMap(({ builds, previous }) => [...builds, ...previous]);
  return [...new Map(refs.map((ref) => [`${ref.name}/${ref.id}`, ref])).values()];
}

/** The start script is written into the HTML: its hash in the policy is that of its text. */
async function checkStartScript(store: Store, hash: string): Promise<void> {
  const { boot, shell } = await readComposedPage(store, hash, '');
  const digest = createHash('sha384').update(boot).digest('base64');
  const stated = shell.files.find(({ path }) => path === shell.boot)?.integrity;
  if (stated !== `sha384-${digest}`)
    throw new StoreError(`the start script of composition ${hash} is not what its record states`);
}

/** Names of the builds of the payment in these compositions. */
async function payingBuilds(store: Store, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const hash of hashes) {
    const { shell } = await readComposedPage(store, hash, '');
    for (const name of namesOfPayment(shell.routes ?? [])) names.add(name);
  }
  return names;
}

/**
 * Every script that can run in the document in which customers of a channel pay, also those of arms
 * and fallbacks (PCI DSS 6.4.3): scripts of all remotes, unless the channel pays in a separate
 * document. Throws `StoreError` when nothing is served.
 */
export async function scriptInventory(store: Store, channel: string): Promise<ScriptInventory> {
  const revision = await currentRevision(store, channel);
  if (revision === null) throw new StoreError(`nothing was promoted on channel ${channel} yet`);
  const { composition, variants, paymentDocument } = revision;
  await checkStartScript(store, composition);
  const hashes = [...new Set([composition, ...Object.values(variants)])];
  const all = await listBuilds(store, hashes);
  const paying = await payingBuilds(store, hashes);
  const refs = paymentDocument === 'separate' ? all.filter(({ name }) => paying.has(name)) : all;
  const records = await Promise.all(refs.map(({ name, id }) => readBuild(store, name, id)));
  const entries = records.flatMap((record) => findScripts(record, paying));
  const keyOf = ({ owner, file, integrity }: InventoryEntry) => `${owner} ${file} ${integrity}`;
  const scripts = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()].sort(
    (a, b) => (keyOf(a) < keyOf(b) ? -1 : 1),
  );
  return { channel, revision: revision.revision, scripts };
}

export interface InventoryChange {
  readonly kind: 'added' | 'removed';
  readonly script: InventoryEntry;
}

/** Scripts that one inventory has and the other lacks. A changed file is removed and added. */
export function inventoryChanges(
  before: Pick<ScriptInventory, 'scripts'>,
  after: Pick<ScriptInventory, 'scripts'>,
): InventoryChange[] {
  const keyOf = (script: InventoryEntry) => JSON.stringify(Object.entries(script).sort());
  const old = new Set(before.scripts.map(keyOf));
  const now = new Set(after.scripts.map(keyOf));
  return [
    ...before.scripts
      .filter((script) => !now.has(keyOf(script)))
      .map((script) => ({ kind: 'removed' as const, script })),
    ...after.scripts
      .filter((script) => !old.has(keyOf(script)))
      .map((script) => ({ kind: 'added' as const, script })),
  ];
}
