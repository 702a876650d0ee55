/**
 * Reloads the page when a running build lacks a file: the only way to another build of that remote,
 * because the models of two builds must not run in one page. Stored by the page for the duration of
 * the session.
 */
export interface ReloadGuard {
  /**
   * Reloads the page, once per build (by its base) and expose. False when a reload is not allowed
   * and did not happen.
   */
  reload(base: string, expose: string): boolean;
  /** True once: the page was reloaded for this expose of this build, which is loaded now. */
  hasRecovered(base: string, expose: string): boolean;
  /** The build failed while it ran: its last good one is loaded first. */
  isAvoided(base: string): boolean;
}

/** For pages that are never reloaded. */
export const neverReload: ReloadGuard = {
  reload: () => false,
  hasRecovered: () => false,
  isAvoided: () => false,
};
