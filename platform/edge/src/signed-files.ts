import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderWithoutLinks } from '@storefront/http-kit';

/** What happened with a file: also for the metrics. */
export type StoredOutcome = 'read' | 'refused' | 'written' | 'failed' | 'removed';

export interface SignedFilesOptions {
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

/** What the files of a folder are: those of other kinds are not touched. */
export interface KindOfFile {
  /** Name and number of the form of the files: another one is not read. */
  readonly format: string;
  /** Ending of their names, without a point. */
  readonly ending: string;
  /** Beginning of the sentence about a refused file, and of the one about files that cannot be written. */
  readonly refused: string;
  readonly failed: string;
}

const LIMITS: StoredLimits = { files: 4096, bytes: 64 * 1024 * 1024, fileBytes: 1024 * 1024 };
/** Age in ms of a file that is being written by a process that was ended. */
const PARTIAL_MS = 60_000;
/** Writes that may wait; one more is not done. */
const MAX_WRITES = 32;
/** Writes between two removals of the oldest files. */
const REMOVE_AFTER = 64;
const KEY_FILE = 'key';
const KEY_BYTES = 32;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Texts in a folder that several processes share. What is read is hostile until it is proven: a regular
 * file of limited size, signed under its name. The oldest files are removed.
 */
export function signedFiles(options: SignedFilesOptions, kind: KindOfFile) {
  const { folder, secret, log = () => undefined, onStored = () => undefined } = options;
  const { format, ending } = kind;
  const limits = { ...LIMITS, ...options.limits };
  const files = folderWithoutLinks(folder);
  const isFile = (name: string): boolean => new RegExp(`^[\\da-f]{64}\\.${ending}$`).test(name);
  const isPartial = (name: string): boolean =>
    new RegExp(`^[\\da-f]{64}\\.${ending}\\.[\\da-f]{16}\\.new$`).test(name);
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
        : Promise.resolve(Buffer.from(hkdfSync('sha256', secret, '', format, KEY_BYTES)));
    key.catch(() => (key = null)); // the next one tries again
    return key;
  };

  /** The name is signed, too: no file can stand for another one. */
  const signatureOf = async (name: string, text: string): Promise<Buffer> =>
    createHmac('sha256', await signingKey())
      .update(`${format}\n${name}\n${text}`)
      .digest();

  /** Throws for a file that is not one of this storefront. */
  async function readText(name: string): Promise<string> {
    const bytes = await files.read(name, limits.fileBytes);
    const end = bytes.indexOf('\n');
    const text = bytes.subarray(end + 1).toString('utf8');
    const given = Buffer.from(bytes.subarray(0, Math.max(0, end)).toString('latin1'), 'base64url');
    const signature = await signatureOf(name, text);
    if (given.length !== signature.length || !timingSafeEqual(given, signature))
      throw new Error('its signature is of another key or content');
    return text;
  }

  async function writeText(name: string, text: string): Promise<void> {
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

  /** Removes the oldest files beyond the limits, of this kind alone. */
  async function removeOld(): Promise<void> {
    const found: { name: string; size: number; at: number }[] = [];
    for (const name of await readdir(folder)) {
      if (!isFile(name) && !isPartial(name)) continue;
      const { size, mtimeMs: at } = await lstat(path.join(folder, name)).catch(() => ({
        size: 0,
        mtimeMs: 0,
      }));
      if (isFile(name)) found.push({ name, size, at });
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

  async function store(name: string, text: string): Promise<void> {
    try {
      await writeText(name, text);
      if (writes % REMOVE_AFTER === 0) await removeOld();
      writes += 1;
      say('', '');
    } catch (error) {
      onStored('failed');
      const reason = error instanceof Error ? error.message : String(error);
      say(reason, `${kind.failed}: ${reason}`);
    } finally {
      waiting -= 1;
    }
  }

  return {
    /** Name of the file for a key. */
    nameOf: (of: string): string => `${createHash('sha256').update(of).digest('hex')}.${ending}`,
    /**
     * What `use` reads in the text of a file; null without one. What `use` throws is logged as the reason
     * for which the file is refused. Never rejects.
     */
    read: async <T>(name: string, use: (text: string) => T | null): Promise<T | null> => {
      try {
        const found = use(await readText(name));
        if (found !== null) onStored('read');
        return found;
      } catch (error) {
        if (isMissing(error)) return null;
        onStored('refused');
        log(`${kind.refused}: ${error instanceof Error ? error.message : 'unreadable'}`);
        return null;
      }
    },
    /** Replaces a file in the background. */
    write: (name: string, text: () => string): void => {
      if (waiting >= MAX_WRITES) return;
      waiting += 1;
      last = last.then(() => store(name, text()));
    },
    /** Waits for what is being written. */
    close: (): Promise<void> => last,
  };
}
