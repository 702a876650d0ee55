import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderWithoutLinks } from '@storefront/http-kit';
import type { PageConfig } from '@storefront/compositions';
import { htmlProblem } from './html-rules';
import type { Screen } from './realm';
import { screenOf } from './sandbox/screen-of';
import { type ScreenKey, pageKey } from './screen-cache';

/** What happened with a file: also for the metrics. */
export type StoredOutcome = 'read' | 'refused' | 'written' | 'failed' | 'removed';

export interface StoredScreensOptions {
  /** It is created when it is missing. */
  readonly folder: string;
  /**
   * What proves that a file was written by an edge of this storefront; the same for all processes that
   * share the folder. Null: a key is generated in the folder, whose writers are trusted then.
   */
  readonly secret: string | null;
  /** Gets one sentence when files cannot be written, and when one is refused. */
  readonly log?: (line: string) => void;
  readonly onStored?: (outcome: StoredOutcome) => void;
  readonly limits?: Partial<StoredLimits>;
}

interface StoredLimits {
  readonly files: number;
  /** Of all files. */
  readonly bytes: number;
  /** Of one file. */
  readonly fileBytes: number;
}

/** A page with the latest screen of it, and what that screen depends on. */
interface StoredScreen {
  readonly key: ScreenKey;
  readonly opening: string;
  readonly screen: Screen;
}

export interface StoredScreens {
  /** The latest stored screen of the page of a key in its revision; null without one. Never rejects. */
  read(key: ScreenKey, config: PageConfig): Promise<StoredScreen | null>;
  /** Stores the latest screen of a page in the background. Never for a page with personal data. */
  write(stored: StoredScreen, config: PageConfig): void;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

const LIMITS: StoredLimits = { files: 4096, bytes: 64 * 1024 * 1024, fileBytes: 1024 * 1024 };
/** Number of the form of the files: another one is not read. */
const FORMAT = 'screen 1';
const NAME = /^[\da-f]{64}\.screen$/;
/** A file that is being written; one of a process that was ended is removed later. */
const PARTIAL = /^[\da-f]{64}\.screen\.[\da-f]{16}\.new$/;
const PARTIAL_MS = 60_000;
/** Writes that may wait; a screen more is not stored. */
const MOST_WRITES = 32;
/** Writes between two removals of the oldest files. */
const REMOVE_AFTER = 64;
const KEY_FILE = 'key';
const KEY_BYTES = 32;

/**
 * Settings of the site that a screen depends on beside its key. A promotion of the same composition
 * changes nothing else than the number of the revision.
 */
const settingsOf = (config: PageConfig): string => JSON.stringify({ ...config, revision: 0 });

/** One file for each page: a later revision or period replaces it. */
const nameOf = (key: ScreenKey, config: PageConfig): string =>
  `${createHash('sha256')
    .update(`${pageKey(key)}\n${settingsOf(config)}`)
    .digest('hex')}.screen`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The content of a file for a page; null when it is of another revision. Throws for any other content. */
function storedOf(text: string, key: ScreenKey, config: PageConfig): StoredScreen | null {
  const { revision, period, opening, screen } = JSON.parse(text) as Record<string, unknown>;
  if (revision !== key.revision) return null;
  if (typeof period !== 'number' || !isText(opening)) throw new Error('it is not complete');
  const read = screenOf(screen);
  if (read === null) throw new Error('it has no screen');
  const problem = htmlProblem(read.html, config);
  if (problem !== null) throw new Error(`its HTML is refused: ${problem}`);
  return { key: { ...key, period }, opening, screen: read };
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The latest screens of pages in a folder, so that a new process shows its first visitors a rendered
 * page. What it reads is hostile until it is proven: a regular file of limited size, signed under its
 * name, with HTML that the rules of screens accept. The oldest files are removed.
 */
export function createStoredScreens(options: StoredScreensOptions): StoredScreens {
  const { folder, secret, log = () => undefined, onStored = () => undefined } = options;
  const limits = { ...LIMITS, ...options.limits };
  const files = folderWithoutLinks(folder);
  let [writes, waiting, trouble] = [0, 0, ''];
  let last: Promise<void> = Promise.resolve();
  let key: Promise<Buffer> | null = null;

  function say(next: string, line: string): void {
    if (next !== trouble && next !== '') log(line);
    trouble = next;
  }

  /** The key of the folder, from the first process that needed one. */
  async function ownKey(): Promise<Buffer> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, KEY_FILE);
    await writeFile(file, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600 }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
    const bytes = await files.read(KEY_FILE, KEY_BYTES);
    if (bytes.length !== KEY_BYTES) throw new Error(`${file} is no key: remove it`);
    return bytes;
  }

  const signingKey = (): Promise<Buffer> => {
    key ??=
      secret === null
        ? ownKey()
        : Promise.resolve(Buffer.from(hkdfSync('sha256', secret, '', FORMAT, KEY_BYTES)));
    key.catch(() => (key = null)); // the next one tries again
    return key;
  };

  /** The name is signed, too: no file can stand for another page. */
  const signatureOf = async (name: string, text: string): Promise<Buffer> =>
    createHmac('sha256', await signingKey())
      .update(`${FORMAT}\n${name}\n${text}`)
      .digest();

  /** Throws for a file that is not one of this storefront. */
  async function readFile(of: ScreenKey, config: PageConfig): Promise<StoredScreen | null> {
    const name = nameOf(of, config);
    const bytes = await files.read(name, limits.fileBytes);
    const end = bytes.indexOf('\n');
    const text = bytes.subarray(end + 1).toString('utf8');
    const given = Buffer.from(bytes.subarray(0, Math.max(0, end)).toString('latin1'), 'base64url');
    const signature = await signatureOf(name, text);
    if (given.length !== signature.length || !timingSafeEqual(given, signature))
      throw new Error('its signature is of another key or content');
    return storedOf(text, of, config);
  }

  async function writeScreen(
    { key: of, opening, screen }: StoredScreen,
    config: PageConfig,
  ): Promise<void> {
    const name = nameOf(of, config);
    const { revision, period } = of;
    const { html, style, tag, look, fonts } = screen;
    const text = JSON.stringify({
      revision,
      period,
      opening,
      screen: { html, style, tag, look, fonts },
    });
    const bytes = Buffer.from(
      `${(await signatureOf(name, text)).toString('base64url')}\n${text}`,
      'utf8',
    );
    if (bytes.length > limits.fileBytes) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const partial = path.join(folder, `${name}.${randomBytes(8).toString('hex')}.new`);
    try {
      await writeFile(partial, bytes, { flag: 'wx', mode: 0o600 });
      await rename(partial, path.join(folder, name));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    onStored('written');
  }

  async function remove(name: string): Promise<void> {
    await rm(path.join(folder, name), { force: true });
    onStored('removed');
  }

  /** Removes the oldest files beyond the limits. Only files of screens are removed. */
  async function removeOld(): Promise<void> {
    const found: { name: string; size: number; at: number }[] = [];
    for (const name of await readdir(folder)) {
      if (!NAME.test(name) && !PARTIAL.test(name)) continue;
      const { size, mtimeMs: at } = await lstat(path.join(folder, name)).catch(() => ({
        size: 0,
        mtimeMs: 0,
      }));
      if (NAME.test(name)) found.push({ name, size, at });
      else if (Date.now() - at > PARTIAL_MS) await remove(name);
    }
    found.sort((a, b) => b.at - a.at);
    let [count, bytes] = [0, 0];
    for (const { name, size } of found) {
      count += 1;
      bytes += size;
      if (count > limits.files || bytes > limits.bytes) await remove(name);
    }
  }

  async function store(stored: StoredScreen, config: PageConfig): Promise<void> {
    try {
      await writeScreen(stored, config);
      if (writes % REMOVE_AFTER === 0) await removeOld();
      writes += 1;
      say('', '');
    } catch (error) {
      onStored('failed');
      const reason = error instanceof Error ? error.message : String(error);
      say(reason, `Rendered screens are not stored: ${reason}`);
    } finally {
      waiting -= 1;
    }
  }

  return {
    read: async (of, config) => {
      try {
        const stored = await readFile(of, config);
        if (stored !== null) onStored('read');
        return stored;
      } catch (error) {
        if (isMissing(error)) return null;
        onStored('refused');
        log(
          `A stored screen is not used: ${error instanceof Error ? error.message : 'unreadable'}`,
        );
        return null;
      }
    },
    write: (stored, config) => {
      if (waiting >= MOST_WRITES) return;
      waiting += 1;
      last = last.then(() => store(stored, config));
    },
    close: () => last,
  };
}
