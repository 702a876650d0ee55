import { randomUUID } from 'node:crypto';
import type { CurrentPage } from '../channel-page';
import { type RenderedComposition, realmRequest } from './realm-files';
import type { Realms } from './realms';
import { pathsByRemote } from './rendered-routes';

/** Time in ms between two checks for realms that are not warm. */
const CHECK_MS = 10_000;

/** Names of the modules of a restaurant that are on. */
type Modules = readonly string[];

interface PrepareOptions {
  readonly realms: Pick<Realms, 'isWarm' | 'prepare'>;
  readonly now: () => number;
  /** Gets one sentence for each failure. */
  readonly log: (line: string) => void;
}

/** A request for `prepare` of the shell; null without a language. */
function toRequest(current: CurrentPage, rendered: RenderedComposition): string | null {
  const { composition, route } = rendered;
  const [language] = Object.keys(composition.shell.locales);
  if (language === undefined) return null;
  const { config } = current.document(route.path, { language, modules: null });
  return realmRequest(rendered, { language, config });
}

/**
 * Opens the realms of the entry pages that are not warm, one after another: at the start, when the
 * channel has a new revision, and after a page was served. Of a tested page the arm of a first visit is
 * prepared, a random one each time, and of a restaurant with the `modules` the arm that they force.
 */
export function prepareRealms({ realms, now, log }: PrepareOptions) {
  let isPreparing = false;
  let checkedAt = -Infinity;
  let checked: CurrentPage | null = null;

  async function prepare(current: CurrentPage, path: string, modules: Modules): Promise<void> {
    const visit = { cookie: undefined, modules, newcomer: randomUUID() };
    const rendered = current.rendered(path, visit);
    if (rendered === null || realms.isWarm(rendered)) return;
    const requestJson = toRequest(current, rendered);
    if (requestJson !== null) await realms.prepare({ rendered, requestJson });
  }

  /** Never rejects: no request waits for it. */
  async function prepareEach(current: CurrentPage, modules: Modules): Promise<void> {
    isPreparing = true;
    for (const path of pathsByRemote(current.routes))
      await prepare(current, path, modules).catch((error: unknown) =>
        log(`The page /${path} is not prepared: ${String(error)}`),
      );
    isPreparing = false;
  }

  return (current: CurrentPage, modules: Modules): void => {
    if (isPreparing || (current === checked && now() - checkedAt < CHECK_MS)) return;
    [checked, checkedAt] = [current, now()];
    void prepareEach(current, modules);
  };
}
