import type { Store } from '@storefront/release';
import { compositionPage } from '../current-page';
import { readHead } from '../head/read-head';
import { readPlain } from '../plain/plain-contract';
import type { CurrentPage } from '../channel-page';
import { type RealmProcess, openRealmProcess } from './realm-process';
import {
  type ReadFile,
  type RenderedComposition,
  readRealmFiles,
  realmRequest,
} from './realm-files';
import { toRenderFailure } from './render-failure';
import { pathsByPage, screenPaths } from './rendered-routes';

/** Limits of a candidate: no visitor waits, and the gate's machine may be busy. */
const LIMITS = { deadlineMs: 30_000, firstDeadlineMs: 60_000, memoryMb: 256 };

/** A restaurant whose pages are rendered: its name in addresses, and the API's response for it. */
interface Sample {
  readonly restaurantUrl: string;
  readonly wire: unknown;
}

interface CandidateOptions {
  readonly store: Store;
  /** Hash of the composition. */
  readonly hash: string;
  /** Without one only the code of the pages runs. */
  readonly sample: Sample | null;
}

/** The finding that a piece of work failed with; none for a page that leaves itself to the browser. */
async function collectFindings(path: string, work: Promise<unknown>): Promise<string[]> {
  try {
    await work;
    return [];
  } catch (error) {
    const { reason, message } = toRenderFailure(error);
    return reason === 'declined' ? [] : [`the page /${path} is not rendered: ${message}`];
  }
}

/** A page of the composition and the files that render it. */
interface CandidatePage {
  readonly path: string;
  readonly rendered: RenderedComposition;
}

/** The pages that the builds state, those of one remote together: their files are the same. */
function pagesByRemote(current: CurrentPage): readonly (readonly CandidatePage[])[] {
  const groups = new Map<string, CandidatePage[]>();
  for (const path of pathsByPage(current.routes)) {
    const rendered = current.rendered(path, { cookie: undefined, modules: [] });
    if (rendered === null) continue;
    const remotes = rendered.route.pages.map(({ remote }) => remote).join(' ');
    groups.set(remotes, [...(groups.get(remotes) ?? []), { path, rendered }]);
  }
  return [...groups.values()];
}

/** Requests for a page in each language: one that runs its code, and one with the restaurant's data. */
function* listRequests(
  current: CurrentPage,
  { path, rendered }: CandidatePage,
  sample: Sample | null,
) {
  for (const language of Object.keys(rendered.composition.shell.locales)) {
    const { config } = current.document(path, { language, modules: null });
    const fields = { language, config, path: '' };
    yield { work: 'prepare', requestJson: realmRequest(rendered, fields) } as const;
    if (sample === null || !screenPaths(current.routes).includes(path)) continue;
    const basename = `/${sample.restaurantUrl}`;
    const address = { basename, path: path === '' ? basename : `${basename}/${path}` };
    const requestJson = realmRequest(rendered, { ...fields, ...sample, ...address });
    yield { work: 'render', requestJson } as const;
  }
}

/** What is wrong with an answer of the shell that no page shows as a screen; none for a shell without it. */
async function collectRefusals(
  what: string,
  answer: Promise<string | null>,
  read: (json: string) => unknown,
): Promise<string[]> {
  try {
    const json = await answer;
    if (json !== null) read(json);
    return [];
  } catch (error) {
    return [`${what} is refused: ${toRenderFailure(error).message}`];
  }
}

/** The head of the sample, and its document without scripts in each language. */
async function documentFindings(
  realm: RealmProcess,
  current: CurrentPage,
  { restaurantUrl, wire }: Sample,
): Promise<string[]> {
  const head = realm.describe(JSON.stringify({ wire, restaurantUrl }));
  const place = { url: restaurantUrl, mediaBase: '/media', revision: '' };
  const found = await collectRefusals('the head of pages', head, (json) => readHead(json, place));
  const { config, composition } = current.document('', { language: '', modules: null });
  for (const language of Object.keys(composition.shell.locales)) {
    const fields = { wire, base: `/${restaurantUrl}`, query: '', language, config };
    const made = realm.plainDocument(JSON.stringify(fields), null);
    found.push(...(await collectRefusals('the page without scripts', made, readPlain)));
  }
  return found;
}

/**
 * Renders every page of a composition that its builds state in the sandbox of the servers, in each
 * language. One sentence for each page that fails, and for what scripts do that no page needs.
 */
export async function renderCandidate(options: CandidateOptions): Promise<readonly string[]> {
  const { store, hash, sample } = options;
  const read: ReadFile = (path) => store.files.read(path.replace(/^\//, ''));
  const current = await compositionPage(store, hash)();

  async function findingsOf(pages: readonly CandidatePage[]): Promise<string[]> {
    const files = pages[0] ? await readRealmFiles(read, pages[0].rendered) : null;
    if (files === null) return [];
    const realm = openRealmProcess({ ...files, isObserved: true }, LIMITS);
    const found: string[] = [];
    try {
      for (const page of pages)
        for (const { work, requestJson } of listRequests(current, page, sample)) {
          const done =
            work === 'render' ? realm.render(requestJson, null) : realm.prepare(requestJson);
          found.push(...(await collectFindings(page.path, done)));
        }
      if (sample !== null && pages.some(({ path }) => path === ''))
        found.push(...(await documentFindings(realm, current, sample)));
      if (found.length === 0) found.push(...(await realm.observed()).map(sentence(pages)));
      return found;
    } finally {
      realm.close();
    }
  }

  const found: string[] = [];
  for (const pages of pagesByRemote(current)) found.push(...(await findingsOf(pages)));
  return [...new Set(found)];
}

const sentence =
  (pages: readonly CandidatePage[]) =>
  (what: string): string =>
    `a script of ${pages[0]?.rendered.route.pages.map(({ remote }) => remote).join(' or ')} or the shell ${what}`;
