import type { PageBuild } from '@storefront/compositions';
import { filesUrl } from '@storefront/compositions/file-url';
import type { Container } from './container';
import type { runScript } from './entry-script';
import type { ScriptUrl } from './script-url';

/** A module with this value in the place of `./remote` starts nothing. */
const NO_START = null;

export interface AdoptedBuild {
  readonly build: PageBuild;
  /** Accepts only the URLs of this build. */
  readonly src: ScriptUrl;
  readonly deadlineMs: number;
  /** Not imported: a module that two chunks share is larger in the first load. */
  readonly runScript: typeof runScript;
}

/**
 * The container of an adopted build. Before an expose it runs its scripts, each once and with its hash: the
 * runtime of the build finds them loaded and requests none, which Trusted Types would refuse. Without
 * `./remote` the build has no start work.
 */
export function adoptContainer(
  container: Container,
  { build, src, deadlineMs, runScript: start }: AdoptedBuild,
): Container {
  const running = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  const run = (file: string): Promise<void> => {
    const known = running.get(file);
    if (known) return known;
    const query = failed.has(file) ? `?retry=${Date.now()}` : '';
    const script = {
      url: filesUrl(build) + file + query,
      integrity: build.integrity[file],
      deadlineMs,
    };
    const request = start(script, src, () => undefined);
    running.set(file, request);
    request.catch(() => {
      running.delete(file);
      failed.add(file);
    });
    return request;
  };
  return {
    init: (...options) => container.init(...options),
    get: async (expose) => {
      const files = build.exposes[expose];
      if (expose === './remote' && files === undefined) return () => NO_START;
      await Promise.all((files?.js ?? []).map(run));
      return container.get(expose);
    },
  };
}
