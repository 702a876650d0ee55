import { setTimeout as sleep } from 'node:timers/promises';
import { listRevisions } from '@storefront/release';
import type { Watch } from '@storefront/release/cli';
import { type WrittenSite, writeChannel } from './export-channel';
import type { ExportOptions, RenderedPages } from './export-options';
import { type SitePages, sitePages } from './site-pages';

/** Calls `say` with a text that differs from the one before. */
function onChange(say: (text: string) => void): (text: string) => void {
  let last = '';
  return (text) => {
    if (text !== last && text !== '') say(text);
    last = text;
  };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Renders the pages of one site after the other: a newer one ends the render of the one before. */
function pageLoop(pages: SitePages, { onPages }: Watch, say: (text: string) => void) {
  let ended = new AbortController();
  let running: Promise<void> | null = null;
  let reasons = '';

  async function run(site: WrittenSite, signal: AbortSignal): Promise<void> {
    try {
      const summary = await pages.render(site, signal);
      if (summary === null) return;
      await site.removeOld();
      const now = JSON.stringify(summary.fallbacks);
      if (summary.written > 0 || now !== reasons) onPages(summary);
      reasons = now;
      say('');
    } catch (error) {
      say(`The pages are not rendered: ${messageOf(error)}`);
    }
  }

  return {
    /** Ends the render of an earlier revision: it writes no file after this. */
    stop: (): void => {
      ended.abort();
      ended = new AbortController();
    },
    /** Starts a render, unless one runs. */
    start: (site: WrittenSite): void => {
      if (running !== null) return;
      const { signal } = ended;
      running = run(site, signal).finally(() => (running = null));
    },
    finished: async (): Promise<void> => void (await running),
  };
}

/**
 * Keeps the site of a channel current until `signal` ends it: looks at the channel and at the restaurants
 * every `intervalMs`, and rewrites what changed. A new revision does not wait for a render: pages of
 * a revoked composition are removed within the interval. Throws as `exportChannel` does when the
 * first export fails; later failures leave the site as it is.
 */
export async function watchChannel(options: ExportOptions, watch: Watch): Promise<void> {
  const { store, channel } = options;
  const { intervalMs, signal, onRevision, onFailure } = watch;
  const rendered: RenderedPages | undefined = options.rendered;
  const pages = rendered ? sitePages(options, rendered) : null;
  const loop = pages && pageLoop(pages, watch, onChange(onFailure));
  const say = onChange(onFailure);

  async function write(): Promise<WrittenSite> {
    loop?.stop();
    const site = await writeChannel(options, pages);
    onRevision(site);
    if (!pages) await site.removeOld();
    return site;
  }

  try {
    let site = await write();
    for (;;) {
      loop?.start(site);
      await sleep(intervalMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const revision = (await listRevisions(store, channel)).at(-1);
        if (revision !== undefined && revision !== site.revision) site = await write();
        say('');
      } catch (error) {
        say(`The channel cannot be written, the site stays as it is: ${messageOf(error)}`);
      }
    }
  } finally {
    loop?.stop();
    await pages?.close(); // the render that runs is ended with its process
    await loop?.finished();
  }
}
