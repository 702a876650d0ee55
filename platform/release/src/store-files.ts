/** Adds one file to a folder that is being made; `file` is its path inside it. */
export type AddFile = (file: string, bytes: string | Uint8Array) => Promise<void>;

/**
 * All that a store asks of the place where its files are. Paths go from the store's root, e.g.
 * `channels/stable/000001.json`. What is written is seen whole or not at all, also after a crash or
 * a power cut, and is on the disk when the promise resolves.
 */
export interface StoreFiles {
  /** Null when there is no such file. */
  read(file: string): Promise<Buffer | null>;
  /**
   * Names in a folder, sorted; empty when there is no such folder. Unfinished writes are not
   * listed.
   */
  list(folder: string): Promise<string[]>;
  /** Gives false, and changes nothing, when the file is there already. */
  writeOnce(file: string, text: string): Promise<boolean>;
  /** Writes a file, or puts other text in its place. */
  replace(file: string, text: string): Promise<void>;
  /**
   * Shows a new folder with all that `fill` adds. Gives false, and changes nothing, when the folder
   * is there already.
   */
  createFolder(folder: string, fill: (add: AddFile) => Promise<void>): Promise<boolean>;
  /** Takes a file, or a folder with all in it, away at once. */
  remove(path: string): Promise<void>;
  /**
   * When a file or folder was written last, in milliseconds since 1970; null when it is not there.
   */
  writtenAt(path: string): Promise<number | null>;
  /**
   * Clears away what writers that crashed before `time` (milliseconds since 1970) left in a folder.
   */
  removeUnfinished(folder: string, time: number): Promise<void>;
}
