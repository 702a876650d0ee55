import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { budget } from '@storefront/http-kit';
import type { PagesSummary } from '@storefront/release/cli';
import type { CurrentPage } from '../channel-page';
import type { HeadResult } from '../head/head-result';
import type { ReadHead } from '../head/known-heads';
import { screenRequest } from '../render/page-screen';
import { screenPaths, unlistedPaths } from '../render/rendered-routes';
import { type Renderer, type ScreenRequest, createRenderer } from '../render/renderer';
import { headReader } from '../restaurant-head';
import { parseList } from '../start-list';
import { type EntryPage, entryPages, isPageName } from './entry-pages';
import type { ExportOptions, RenderedPages } from './export-options';
import { withLastResponse } from './last-response';
import {
  PAGES,
  pagesIn,
  readPageState,
  removeOtherFiles,
  removePage,
  writePage,
} from './page-files';
import { staticPage } from './static-page';

/** A revision of a channel whose pages are rendered. */
export interface SiteRevision {
  readonly revision: number;
  readonly current: CurrentPage;
  /** The page with the paths of builds in the store, from which it is rendered. */
  readonly inStore: CurrentPage;
}

export type SitePages = ReturnType<typeof sitePages>;

/** Deadline in ms of a render with the start of its process: no visitor waits, the machine may be busy. */
const DEADLINE_MS = 30_000;
/** The deadlines of a render and of the API together, and some more. */
const WAIT_MS = 40_000;
const NO_DATA = { language: '', modules: null } as const;
/** Reasons for which no earlier file of a page stays either. */
const NEVER: ReadonlySet<string> = new Set(['unsupported', 'unknown-restaurant']);

/** Renders entry pages into the folder of a site, those that changed since the last time. */
export function sitePages(options: ExportOptions, wanted: RenderedPages) {
  const { store, folder, base, mediaBase } = options;
  const { restaurants, publicUrl, log } = wanted;
  const api = withLastResponse(wanted.readApi);
  let outcome = '';
  const renderer: Renderer =
    wanted.renderer ??
    createRenderer({
      readFile: (file) => store.files.read(file.replace(/^\//, '')),
      readApi: api.read,
      waitMs: WAIT_MS,
      limits: { deadlineMs: DEADLINE_MS, firstDeadlineMs: DEADLINE_MS },
      onScreen: (it) => (outcome = it),
      ...(log ? { log } : {}),
    });
  const heads = new Map<string, ReadHead>();
  const logHead = log ? { log } : {};
  /** What the pages were rendered of, by file. */
  const sources = new Map<string, string>();
  const inTurn = budget({ name: 'files of pages', atOnce: 1, waiting: 8 });

  async function names(): Promise<readonly string[]> {
    if (restaurants !== '*') return restaurants;
    const answer = await api.read('/restaurants').catch(() => null);
    if (answer?.status === 200)
      return parseList(answer.body)
        .map(({ url }) => url)
        .filter(isPageName);
    const known = await readdir(path.join(folder, PAGES)).catch(() => []);
    return known.filter(isPageName);
  }

  async function headOf({ inStore }: SiteRevision, restaurant: string): Promise<HeadResult> {
    api.forget();
    const readHead = headReader({
      read: api.read,
      source: renderer.heads,
      page: async () => inStore,
      mediaBase,
      ...logHead,
    });
    const head = await readHead(restaurant, heads.get(restaurant)).catch(() => null);
    if (head === null) return { kind: 'no-answer' };
    heads.set(restaurant, head);
    return head.answer;
  }

  /** The HTML of a page; otherwise why there is none. */
  async function htmlOf(
    { current }: SiteRevision,
    { address, language }: EntryPage,
    answer: HeadResult,
    request: ReturnType<typeof screenRequest>,
  ): Promise<{ html: string } | { reason: string }> {
    if (answer.kind !== 'known') return { reason: answer.kind };
    outcome = 'failed';
    const screen = request && (await renderer.screenOf(request));
    if (screen === null) return { reason: request ? outcome : 'unsupported' };
    if (screen.language !== language) return { reason: 'unsupported' };
    const place = { origin: publicUrl, base: address.base, path: address.path };
    const builds = screen.builds.map((build) => `${base}${build}`);
    return {
      html: staticPage(current, options, {
        head: answer.head,
        place,
        screen: { ...screen, builds },
      }),
    };
  }

  /** Whether a page has the builds that the channel serves outside of experiments. */
  const isOfChannel = ({ inStore }: SiteRevision, { rendered }: ScreenRequest): boolean =>
    rendered?.composition.hash === inStore.document('', NO_DATA).composition.hash;

  /** Whether a page that cannot be rendered now stays: it is of the revision that is served. */
  const isOfRevision = async (file: string, revision: number): Promise<boolean> =>
    (await readPageState(file))?.revision === revision;

  async function renderOne(
    site: SiteRevision,
    page: EntryPage,
    answer: HeadResult,
    signal: AbortSignal | undefined,
  ): Promise<{ isWritten: boolean; reason: string | null }> {
    const { address, language, files } = page;
    const [first = ''] = files;
    const url = address.path === '' ? address.base : `${address.base}/${address.path}`;
    const wantedScreen = {
      request: { url, headers: { 'accept-language': language } },
      address,
      current: site.inStore,
      answer,
    };
    const wanted = screenRequest(wantedScreen);
    // not where a module forces an arm: the page names the channel's composition, not the arm's
    const request = wanted && isOfChannel(site, wanted) ? wanted : null;
    const source = JSON.stringify([
      site.revision,
      request?.revision,
      request?.period,
      request?.rendered?.composition.hash,
      files,
    ]);
    if (request?.rendered && sources.get(first) === source && files.every(existsSync))
      return { isWritten: false, reason: null };
    const made = await htmlOf(site, page, answer, request);
    return inTurn(async () => {
      if (signal?.aborted) return { isWritten: false, reason: 'aborted' };
      if ('html' in made) {
        const isWritten = await writePage(files, made.html);
        sources.set(first, source);
        return { isWritten, reason: null };
      }
      sources.delete(first);
      for (const file of files)
        if (NEVER.has(made.reason) || !(await isOfRevision(file, site.revision)))
          await removePage(file);
      return { isWritten: false, reason: made.reason };
    });
  }

  async function render(site: SiteRevision, signal?: AbortSignal): Promise<PagesSummary | null> {
    const { shell } = site.current.document('', NO_DATA).composition;
    const languages = Object.keys(shell.locales);
    const { routes } = site.current;
    const paths = screenPaths(routes);
    const unlisted = unlistedPaths(routes);
    const summary = {
      pages: 0,
      written: 0,
      fallbacks: {} as Record<string, number>,
      ...(unlisted.length === 0 ? {} : { unlisted }),
    };
    const stored = new Set<string>();
    for (const restaurant of await names()) {
      const answer = await headOf(site, restaurant);
      const own = answer.kind === 'known' ? answer.head.language : '';
      for (const page of entryPages(folder, restaurant, { paths, languages, own })) {
        if (signal?.aborted) return null;
        const { isWritten, reason } = await renderOne(site, page, answer, signal);
        if (reason === null) summary.pages += 1;
        else summary.fallbacks[reason] = (summary.fallbacks[reason] ?? 0) + 1;
        if (isWritten) summary.written += 1;
        for (const file of page.files) stored.add(file);
      }
    }
    return inTurn(async () => {
      if (signal?.aborted) return null;
      await removeOtherFiles(path.join(folder, PAGES), stored);
      return summary;
    });
  }

  return {
    /** Renders what changed; null when `signal` ended it. */
    render,
    /** Removes the pages of compositions that are revoked, and those that cannot be read. */
    removeRevoked: (revoked: readonly string[]): Promise<void> =>
      inTurn(async () => {
        for (const file of await pagesIn(folder)) {
          const state = await readPageState(file);
          if (state === null || revoked.includes(state.composition)) await removePage(file);
        }
      }),
    close: async (): Promise<void> => {
      if (wanted.renderer === undefined) await renderer.close();
    },
  };
}
