import type { PageConfig } from '@storefront/compositions';
import { type SignedFilesOptions, signedFiles } from '../signed-files';
import { htmlProblem } from './html-rules';
import type { Screen } from './realm';
import { parseScreen } from './sandbox/parse-screen';
import { type ScreenKey, pageKey } from './screen-cache';

export type StoredScreensOptions = SignedFilesOptions;

/** A page with the latest screen of it, and what that screen depends on. */
interface StoredScreen {
  readonly key: ScreenKey;
  readonly opening: string;
  readonly screen: Screen;
}

export type StoredScreens = ReturnType<typeof createStoredScreens>;

const KIND = {
  format: 'screen 1',
  ending: 'screen',
  refused: 'A stored screen is not used',
  failed: 'Rendered screens are not stored',
};

/**
 * Settings of the site that a screen depends on beside its key. A promotion of the same composition
 * changes nothing else than the number of the revision.
 */
const settingsOf = (config: PageConfig): string => JSON.stringify({ ...config, revision: 0 });

const isText = (value: unknown): value is string => typeof value === 'string';

/** The content of a file for a page; null when it is of another revision. Throws for any other content. */
function parseStoredScreen(text: string, key: ScreenKey, config: PageConfig): StoredScreen | null {
  const { revision, period, opening, screen } = JSON.parse(text) as Record<string, unknown>;
  if (revision !== key.revision) return null;
  if (typeof period !== 'number' || !isText(opening)) throw new Error('it is not complete');
  const read = parseScreen(screen);
  if (read === null) throw new Error('it has no screen');
  const problem = htmlProblem(read.html, config);
  if (problem !== null) throw new Error(`its HTML is refused: ${problem}`);
  return { key: { ...key, period }, opening, screen: read };
}

function toStoredText({ key, opening, screen }: StoredScreen): string {
  const { revision, period } = key;
  const { html, style, tag, look, fonts } = screen;
  return JSON.stringify({ revision, period, opening, screen: { html, style, tag, look, fonts } });
}

/**
 * The latest screens of pages in a folder, so that a new process shows its first visitors a rendered
 * page. A file that is read is signed, and its HTML is what the rules of screens accept.
 */
export function createStoredScreens(options: StoredScreensOptions) {
  const files = signedFiles(options, KIND);
  /** One file for each page: a later revision or period replaces it. */
  const nameOf = (key: ScreenKey, config: PageConfig): string =>
    files.nameOf(`${pageKey(key)}\n${settingsOf(config)}`);
  return {
    /** The latest stored screen of the page of a key in its revision; null without one. Never rejects. */
    read: (key: ScreenKey, config: PageConfig): Promise<StoredScreen | null> =>
      files.read(nameOf(key, config), (text) => parseStoredScreen(text, key, config)),
    /** Stores the latest screen of a page in the background. Never for a page with personal data. */
    write: (stored: StoredScreen, config: PageConfig): void =>
      files.write(nameOf(stored.key, config), () => toStoredText(stored)),
    /** Waits for what is being written. */
    close: (): Promise<void> => files.close(),
  };
}
