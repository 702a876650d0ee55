/**
 * What the sources of a remote read from `process.env` and a browser lacks: the build replaces it
 * by text. NODE_ENV is replaced by the mode of the build. `edition` is null for the default one.
 */
export const remoteDefinitions = (edition: string | null): Readonly<Record<string, string>> => ({
  'process.env.BUILD_EDITION': JSON.stringify(edition ?? ''),
});
