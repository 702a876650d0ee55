import { createRequire } from 'node:module';

type Build = (options: object) => Promise<unknown>;

/** Native libraries that no order needs, and that a bundle cannot hold. */
export const OUTSIDE: readonly string[] = ['sharp', 'pdfkit', '@node-rs/argon2', 'pg-native'];

/**
 * The tool behind `tsx`, which makes one file of many: a process of it starts in a fifth of the
 * time.
 */
export const bundler = (): Build =>
  (createRequire(createRequire(__filename).resolve('tsx'))('esbuild') as { build: Build }).build;
