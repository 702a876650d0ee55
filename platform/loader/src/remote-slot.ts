import type { PageBuild, PageComposition } from '@storefront/compositions';
import type { ReloadGuard } from './reload-guard';
import { RemoteState } from './remote-state';

/** One remote of the page: the builds it may come from, and the one that runs. */
export class RemoteSlot {
  /** In the order in which they are tried. */
  readonly builds: readonly RemoteState[];
  /**
   * The build with running pages. It remains the only one: two builds would create two copies of
   * the models.
   */
  live: RemoteState | null = null;
  /** Exposes that failed and that the customer can request again. */
  readonly failed = new Set<string>();

  constructor(remote: string, builds: readonly PageBuild[], shell: PageBuild, guard: ReloadGuard) {
    const later = ({ base }: PageBuild): number => Number(guard.isAvoided(base));
    this.builds = [...builds]
      .sort((a, b) => later(a) - later(b))
      .map((build) => new RemoteState(remote, build, shell));
  }

  /** The next build after these have failed; undefined without another one. */
  next(tried: ReadonlySet<RemoteState>): RemoteState | undefined {
    return (this.live === null ? this.builds : [this.live]).find((state) => !tried.has(state));
  }
}

/** The builds of a remote: the composition's, then the last good one. */
export function listBuilds(
  { remotes, previous }: Pick<PageComposition, 'remotes' | 'previous'>,
  remote: string,
): PageBuild[] {
  return [remotes[remote], previous[remote]].filter((build) => build !== undefined);
}
