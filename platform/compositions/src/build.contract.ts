import { z } from 'zod';

/** A path inside a build: no folder above it, nothing hidden, nothing a URL would read differently. */
export const FilePath = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

/** Subresource integrity of one file, as the browser takes it. */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

export const BuildFile = z.object({ path: FilePath, size: z.int().nonnegative(), integrity: Integrity });
export type BuildFile = z.infer<typeof BuildFile>;

/** Files that must be there before an expose runs, and the federated singletons it asks the shell for. */
export const ExposeFiles = z.object({
  js: z.array(FilePath),
  css: z.array(FilePath),
  consumes: z.array(z.string()),
});
export type ExposeFiles = z.infer<typeof ExposeFiles>;

/** An address after the restaurant, and its pages from the outermost to the innermost. */
export const Route = z.object({
  path: z.string(),
  pages: z.array(z.object({ remote: z.string(), page: z.string() })).min(1),
});
export type Route = z.infer<typeof Route>;

/**
 * `build.json`: one immutable output of the shell or of a remote.
 * `version` is the package's version and, after a plus, the hash of the sources; `contentHash` is the SHA-256 of the
 * list of files. `exposes` of the shell are the singletons it gives on demand, by their key; `routes` are its addresses.
 */
export const BuildRecord = z.object({
  name: z.string().regex(/^[a-z][a-z-]*$/),
  version: z.string().regex(/^\d+\.\d+\.\d+(\+[\w.-]+)?$/),
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
  contract: z.int().positive(),
  files: z.array(BuildFile).min(1),
  entry: ExposeFiles,
  boot: FilePath.optional(),
  exposes: z.record(z.string(), ExposeFiles),
  locales: z.record(z.string(), z.array(FilePath)),
  routes: z.array(Route).optional(),
});
export type BuildRecord = z.infer<typeof BuildRecord>;

/** Folder name of a build in the store, e.g. `1.0.0-0f3a…` with twelve digits of the content hash. */
export const buildId = (build: Pick<BuildRecord, 'version' | 'contentHash'>): string =>
  `${build.version.split('+')[0]}-${build.contentHash.slice(0, 12)}`;
