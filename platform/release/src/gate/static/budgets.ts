/**
 * Bytes after gzip that a customer waits for, at most: with the remote's entry and start for pages
 * and widgets.
 */
export const BUDGETS = {
  page: 60_000,
  widget: 30_000,
  /**
   * First chunk and styles of the shell, with its shared React, effector, texts, shared-ui and
   * shared-domain.
   */
  shell: 219_000,
  /** One script, also one that is loaded later, before compression: the browser parses all of it. */
  script: 300_000,
} as const;

/** Allowed growth of all scripts and texts of a build together, also of those that are loaded later. */
export const GROWTH_OF_ALL = { share: 0.25, bytes: 100_000 } as const;

/** Allowed growth per release: rejected only above both limits. */
export const GROWTH = { share: 0.1, bytes: 5_000 } as const;
