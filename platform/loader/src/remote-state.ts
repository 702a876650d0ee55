import type { PageBuild } from '@storefront/compositions';
import type { Container } from './entry-script';
import { isMissingFile } from './remote-load-error';

declare global {
  /** Appended to the addresses of a build's chunks, by the build's unique name. The build's own runtime reads it. */
  var __storefrontRetry: Record<string, string> | undefined;
}

/** Name under which the federation runtime and the entry script know a remote: `mf-menu` → `mf_menu`. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');

const entryUrl = (build: PageBuild): string => {
  const [file] = build.entry.js;
  return build.base + (file ?? '');
};

/** `output.uniqueName` of a build: the hash after the plus of its version is that of its sources. */
const uniqueName = (container: string, build: PageBuild): string => `${container}_${build.version.split('+')[1] ?? ''}`;

let fresh = 0;
/** A query no request has carried before: neither a cache nor a hanging request can answer it. */
const freshQuery = (): string => `?retry=${(fresh += 1)}-${Math.trunc(performance.now())}`;

/** What the loader knows of one remote of the composition. */
export class RemoteState {
  readonly name: string;
  /** Counts registrations: a failure of an older one does not spoil a newer one. */
  generation = 0;
  container: Container | null = null;
  /** A request of an earlier attempt may still be under way. */
  hanging = false;
  private query = '';
  private stale = true;

  constructor(
    remote: string,
    readonly build: PageBuild,
    private readonly shell: PageBuild,
  ) {
    this.name = containerName(remote);
  }

  get url(): string {
    return entryUrl(this.build) + this.query;
  }

  get integrity(): string | undefined {
    return this.build.integrity[this.build.entry.js[0] ?? ''];
  }

  /** Calls `register` when the remote is new or its last registration failed. */
  ensureRegistered(register: (again: boolean) => void): void {
    if (!this.stale) return;
    this.stale = false;
    this.container = null;
    this.generation += 1;
    register(this.generation > 1);
  }

  /**
   * Prepares the next attempt so that it truly asks again. A missing file of a running remote gets a new address and
   * the remote keeps running: a second container would bring a second copy of its models.
   */
  failed(generation: number, error: unknown): void {
    if (generation !== this.generation) return;
    if (this.container && isMissingFile(error)) {
      const shellFile = error.request?.includes(this.shell.base) ?? false;
      const unique = shellFile ? uniqueName('storefront_shell', this.shell) : uniqueName(this.name, this.build);
      (globalThis.__storefrontRetry ??= {})[unique] = freshQuery();
      return;
    }
    this.query = freshQuery();
    this.stale = true;
  }
}
