/** Adds one file to a folder that is being made; `file` is its path inside it. */
export type AddFile = (file: string, bytes: string | Uint8Array) => Promise<void>;

/**
 * Gives a file of a folder that is being made a second name; `to` is relative to the store's root. A file
 * that has the name already stays.
 */
export type ShareFile = (file: string, to: string) => Promise<void>;

/**
 * Operations that a store needs of its file storage. Paths are relative to the store's root, e.g.
 * `channels/stable/000001.json`. Writes are atomic, also after a crash or a power cut, and are on
 * the disk when the promise resolves.
 */
export interface StoreFiles {
  /** Null when there is no such file. */
  read(file: string): Promise<Buffer | null>;
  /**
   * Names in a folder, sorted; empty when there is no such folder. Unfinished writes are not
   * listed.
   */
  list(folder: string): Promise<string[]>;
  /** Returns false, and changes nothing, when the file exists. */
  writeOnce(file: string, text: string): Promise<boolean>;
  /** Creates a file, or replaces its text. */
  replace(file: string, text: string): Promise<void>;
  /**
   * Publishes a new folder with all files that `fill` adds. Returns false, and changes nothing,
   * when the folder exists.
   */
  createFolder(
    folder: string,
    fill: (add: AddFile, share: ShareFile) => Promise<void>,
  ): Promise<boolean>;
  /** Gives a file a second name. Returns false, and changes nothing, when the name exists. */
  link(file: string, to: string): Promise<boolean>;
  /** Removes a file, or a folder with its contents, at once. */
  remove(path: string): Promise<void>;
  /**
   * When a file or folder was written last, in milliseconds since 1970; null when it is not there.
   */
  writtenAt(path: string): Promise<number | null>;
  /**
   * Removes the files that writers left in a folder when they crashed before `time` (milliseconds
   * since 1970).
   */
  removeUnfinished(folder: string, time: number): Promise<void>;
}
