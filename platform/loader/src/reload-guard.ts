/**
 * Loads the page anew when a build that runs lacks a file: the only way to another build of that
 * remote, because the models of two must not run in one page. Kept by the page, for as long as the
 * session lasts.
 */
export interface ReloadGuard {
  /**
   * Loads the page anew, once per build (by its base) and expose. False when that must not be, and
   * nothing happened.
   */
  reload(base: string, expose: string): boolean;
  /** True once: the page was loaded anew for this expose of this build, and has it now. */
  hasRecovered(base: string, expose: string): boolean;
  /** The build failed while it ran: its last good one goes first. */
  isAvoided(base: string): boolean;
}

/** For pages that are never loaded anew. */
export const neverReload: ReloadGuard = {
  reload: () => false,
  hasRecovered: () => false,
  isAvoided: () => false,
};
