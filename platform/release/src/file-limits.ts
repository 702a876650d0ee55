const MIB = 1024 * 1024;

/** Largest file of a build in bytes; the largest of this project has 0.8 MB. */
export const MAX_FILE_BYTES = 16 * MIB;
/** Largest record, revision, composition or signed document in bytes; the largest here has 50 kB. */
export const MAX_DOCUMENT_BYTES = 8 * MIB;

const DOCUMENTS: ReadonlySet<string> = new Set(['build.json', 'published.json']);

/** The largest size with which a file of a store is read; `file` is relative to the store. */
export function findMaxBytes(file: string): number {
  const [kind, , , ...rest] = file.split('/');
  const isOfBuild = kind === 'builds' && !DOCUMENTS.has(rest.join('/'));
  return isOfBuild || kind === 'files' ? MAX_FILE_BYTES : MAX_DOCUMENT_BYTES;
}
