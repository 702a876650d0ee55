import type { PageBuild } from '@storefront/compositions';
import type { Container } from './container';
import { isMissingFile } from './remote-load-error';
import { scriptUrlPolicy, type ScriptUrl } from './script-url';

declare global {
  /**
   * Put here by every build when it starts, by its unique name: gives all its chunks a query behind
   * their addresses, and runs what threw anew.
   */
  var __storefrontAskAgain: Record<string, (query: string) => void> | undefined;
}

/** Global variable that the entry script of a remote sets: `mf-menu` → `mf_menu`. */
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

/** Starts the remote at an address: runs its entry and gives it the shared modules. */
export type StartRemote = (url: string) => Promise<Container>;

/** What the loader knows of one build of a remote. */
export class RemoteState {
  readonly name: string;
  /** Accepts the addresses of this build and no others. */
  readonly src: ScriptUrl;
  /** A request of an earlier attempt may still be under way. */
  hanging = false;
  private running: Promise<Container> | null = null;
  private query = '';

  constructor(
    remote: string,
    readonly build: PageBuild,
    private readonly shell: PageBuild,
  ) {
    this.name = containerName(remote);
    this.src = scriptUrlPolicy([build.base]);
  }

  get integrity(): string | undefined {
    return this.build.integrity[this.build.entry.js[0] ?? ''];
  }

  /**
   * The running remote, started once for all who ask. After a failed start the next call starts
   * again, at an address that truly asks again; so do its chunks, whose preloads may have brought
   * the same bad answers.
   */
  container(start: StartRemote): Promise<Container> {
    if (this.running) return this.running;
    const { query } = this;
    const running = start(this.build.base + (this.build.entry.js[0] ?? '') + query).then(
      (container) => {
        if (query !== '') this.askAgain(query);
        return container;
      },
    );
    this.running = running;
    running.catch(() => {
      if (this.running !== running) return;
      this.running = null;
      this.query = freshQuery();
    });
    return running;
  }

  /**
   * Prepares the next attempt after a part of the running remote failed. The remote keeps running:
   * a second container would bring a second copy of its models. A file that is missing may also be
   * one the shell gives on demand.
   */
  partFailed(error: unknown): void {
    this.askAgain(freshQuery());
    if (isMissingFile(error) && error.request?.includes(this.shell.base)) {
      globalThis.__storefrontAskAgain?.[uniqueName('storefront_shell', this.shell)]?.(freshQuery());
    }
  }

  private askAgain(query: string): void {
    globalThis.__storefrontAskAgain?.[uniqueName(this.name, this.build)]?.(query);
  }
}
