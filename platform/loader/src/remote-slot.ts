import type { PageBuild, PageComposition } from '@storefront/compositions';
import type { ReloadGuard } from './reload-guard';
import { RemoteState } from './remote-state';

/** One remote of the page: the builds it may come from, and the one that runs. */
export class RemoteSlot {
  /** In the order in which they are tried. */
  readonly builds: readonly RemoteState[];
  /**
   * The build whose pages run. From then on it is the only one: two would be two copies of its
   * models.
   */
  live: RemoteState | null = null;
  /** Exposes that failed, and that the customer may ask for again. */
  readonly failed = new Set<string>();

  constructor(remote: string, builds: readonly PageBuild[], shell: PageBuild, guard: ReloadGuard) {
    const later = ({ base }: PageBuild): number => Number(guard.isAvoided(base));
    this.builds = [...builds]
      .sort((a, b) => later(a) - later(b))
      .map((build) => new RemoteState(remote, build, shell));
  }

  /** The build to try when these have failed; none when there is no other. */
  next(tried: ReadonlySet<RemoteState>): RemoteState | undefined {
    return (this.live === null ? this.builds : [this.live]).find((state) => !tried.has(state));
  }
}

/** The builds of a remote: the composition's, then the last good one. */
export function buildsOf(
  { remotes, previous }: Pick<PageComposition, 'remotes' | 'previous'>,
  remote: string,
): PageBuild[] {
  return [remotes[remote], previous[remote]].filter((build) => build !== undefined);
}
