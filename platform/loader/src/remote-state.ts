import type { PageBuild } from '@storefront/compositions';
import { filesUrl } from '@storefront/compositions/file-url';
import type { Container } from './container';
import { isMissingFile } from './remote-load-error';
import { scriptUrlPolicy, type ScriptUrl } from './script-url';

declare global {
  /**
   * Registered by every build when it starts, by its unique name: appends a query to the URLs of
   * all its chunks, and evaluates modules again that threw.
   */
  var __storefrontAskAgain: Record<string, (query: string) => void> | undefined;
}

/** Global variable that the entry script of a remote sets: `remote-a` → `remote_a`. */
const containerName = (remote: string): string => remote.replaceAll('-', '_');

/**
 * `output.uniqueName` of a build: the hash after the plus of its version is that of its sources.
 */
const uniqueName = (container: string, build: PageBuild): string =>
  `${container}_${build.version.split('+')[1] ?? ''}`;

let fresh = 0;
/**
 * A query no request of this page or an earlier one has carried: neither a cache nor a hanging
 * request can answer it.
 */
const freshQuery = (): string => `?retry=${(fresh += 1)}-${Date.now()}`;

/** Starts the remote from a URL: runs its entry and passes the shared modules to it. */
export type StartRemote = (url: string) => Promise<Container>;

/** The loader's state of one build of a remote. */
export class RemoteState {
  readonly name: string;
  /** Accepts only the URLs of this build. */
  readonly src: ScriptUrl;
  /** A request of an earlier attempt may still be pending. */
  hanging = false;
  private running: Promise<Container> | null = null;
  private query = '';

  constructor(
    remote: string,
    readonly build: PageBuild,
    private readonly shell: PageBuild,
  ) {
    this.name = containerName(remote);
    this.src = scriptUrlPolicy([filesUrl(build)]);
  }

  get integrity(): string | undefined {
    return this.build.integrity[this.build.entry.js[0] ?? ''];
  }

  /**
   * The running remote, started once for all callers. After a failed start the next call starts it
   * again, at a URL that forces a new request; so do its chunks, because their preloads may have
   * received the same bad answers.
   */
  container(start: StartRemote): Promise<Container> {
    if (this.running) return this.running;
    const { query } = this;
    const running = start(filesUrl(this.build) + (this.build.entry.js[0] ?? '') + query).then(
      (container) => {
        if (query !== '') this.refetch(query);
        return container;
      },
    );
    this.running = running;
    running.catch(() => {
      this.running = null;
      this.query = freshQuery();
    });
    return running;
  }

  /**
   * Prepares the next attempt after a part of the running remote failed. The remote stays loaded: a
   * second container would add a second copy of its models. A missing file may also be one that the
   * shell provides on demand.
   */
  partFailed(error: unknown): void {
    this.refetch(freshQuery());
    if (isMissingFile(error) && error.request?.includes(filesUrl(this.shell))) {
      globalThis.__storefrontAskAgain?.[uniqueName('storefront_shell', this.shell)]?.(freshQuery());
    }
  }

  private refetch(query: string): void {
    globalThis.__storefrontAskAgain?.[uniqueName(this.name, this.build)]?.(query);
  }
}
