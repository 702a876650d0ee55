/**
 * Watches what a rendered page has to do before an interaction: `found` is called once, when the
 * application has to start for it. Returns what ends the watching.
 */
export type PageWork = (apiBase: string, found: () => void) => () => void;

declare global {
  /**
   * Set by a script in the HTML of one page, before the start script. Such a page starts at the first
   * interaction, although it has work to do.
   */
  var __storefrontWork: PageWork | undefined;
}
