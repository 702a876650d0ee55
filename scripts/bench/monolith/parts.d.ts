/**
 * Written by the build: the modules of every remote, by `mf-menu/remote`, `mf-menu/pages/home` …
 */
export const parts: Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
