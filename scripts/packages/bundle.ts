import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Plugin, build } from 'esbuild';
import { workspaceRoot } from '@storefront/build/workspace';
import { packedSpecifier } from '@storefront/build/packing';
import type { Entry } from './entries';

const { writeIndex } = createRequire(import.meta.url)(
  path.join(workspaceRoot, 'platform/build/src/catalogues/write-index.cjs'),
) as { writeIndex: (source: string, folder: string) => string };

/** The module that the build makes of `locales/index.ts`. */
const catalogues: Plugin = {
  name: 'catalogues',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]locales[\\/]index\.ts$/ }, async ({ path: file }) => ({
      contents: writeIndex(await readFile(file, 'utf8'), path.dirname(file)),
      loader: 'ts',
    }));
  },
};

/** Own packages by the names under which teams install them; all others stay imports. */
const packedImports = (contains: readonly string[]): Plugin => ({
  name: 'packed-imports',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, pluginData, kind, ...place }) => {
      if (pluginData === 'inside' || kind === 'entry-point' || path.isAbsolute(specifier)) return;
      const isInside = contains.some((name) => `${specifier}/`.startsWith(`@storefront/${name}/`));
      if (!isInside) return { path: packedSpecifier(specifier), external: true };
      return resolve(specifier, { ...place, kind, pluginData: 'inside' });
    });
  },
});

const KIT = 'shared-kit';

/**
 * Styles of shared-kit, which a remote bundles, stay imports. Those of the other groups are left out: the
 * shell has them.
 */
const kitStyles = (styles: Map<string, string>): Plugin => ({
  name: 'kit-styles',
  setup({ onResolve }) {
    onResolve({ filter: /\.css$/ }, ({ path: specifier, resolveDir }) => {
      const file = path.relative(workspaceRoot, path.resolve(resolveDir, specifier));
      if (!file.startsWith(KIT + path.sep)) return;
      const name = path.basename(file);
      styles.set(file, `dist/${KIT}/${name}`);
      return { path: packedSpecifier(`@storefront/${KIT}/${name}`), external: true };
    });
  },
});

/** A bundled group: its files, and the specifiers that stay imports. */
export interface Bundle {
  readonly files: ReadonlyMap<string, string>;
  readonly imports: ReadonlySet<string>;
  /** Sheets of styles to copy: from the root, and in the package. */
  readonly copies: readonly (readonly [from: string, to: string])[];
}

/** Bundles entries that share chunks. */
export async function bundle(
  entries: readonly Entry[],
  contains: readonly string[],
): Promise<Bundle> {
  const styles = new Map<string, string>();
  const { outputFiles, metafile } = await build({
    absWorkingDir: workspaceRoot,
    entryPoints: entries.map(({ source, out }) => ({ in: source, out })),
    outdir: '.',
    chunkNames: `${path.dirname(entries[0]?.out ?? 'dist')}/chunk-[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    metafile: true,
    write: false,
    logLevel: 'warning',
    plugins: [catalogues, kitStyles(styles), packedImports(contains)],
  });
  const outputs = Object.entries(metafile.outputs).filter(([file]) => file.endsWith('.js'));
  const external = outputs.flatMap(([, { imports }]) => imports.filter((it) => it.external));
  return {
    files: new Map(
      outputFiles
        .filter((file) => file.path.endsWith('.js'))
        .map((file) => [path.relative(workspaceRoot, file.path), file.text]),
    ),
    imports: new Set(external.map((it) => it.path)),
    copies: [...styles],
  };
}
