import { RemoteLoadError } from './remote-load-error';
import type { LoadPhase } from './incident';
import type { RemoteState, StartRemote } from './remote-state';

/**
 * Prepares the exports of `./remote` (checks them, fetches the texts); the result is called when
 * the build begins to run. A rejection is a failure of the build.
 */
export type Begin = (remote: unknown) => Promise<() => void>;

export interface Fetching {
  readonly expose: string;
  readonly begin: Begin;
  readonly start: StartRemote;
  /** Called at the start of each phase. */
  readonly at: (phase: LoadPhase) => void;
}

const REMOTE = './remote';

/**
 * Fetches all files that an expose of one build needs and checks them. No page and no widget runs
 * before the result is called: their models subscribe to the page's bus on import, so until then
 * another build of the remote may replace this one.
 */
export async function fetchExpose(
  state: RemoteState,
  { expose, begin, start, at }: Fetching,
): Promise<() => unknown> {
  at('entry');
  const container = await state.container(start);
  at('module');
  const beginning = async () => {
    const remote = (await container.get(REMOTE))();
    if (remote === null) return () => undefined; // an adopted build without start work
    return begin(remote).catch((error: unknown) => {
      if (!(error instanceof RemoteLoadError)) at('texts');
      throw error;
    });
  };
  const [began, module] = await Promise.all([beginning(), container.get(expose)]);
  return () => {
    const exports = module();
    began();
    return exports;
  };
}
