import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { workspaceRoot } from '@storefront/build/workspace';
import { packedSpecifier } from '@storefront/build/packing';
import { PlainError } from '../lib/say';

const run = promisify(execFile);
const tsc = path.join(workspaceRoot, 'node_modules/typescript-7/bin/tsc');
const ENDING = '.d.ts';

/** Modules whose types `types/leaflet-modules.d.ts` states, by what has the same types. */
const SAME_TYPES: Readonly<Record<string, string>> = {
  'leaflet/src/layer/tile/TileLayer.js': 'leaflet',
  'leaflet/src/map/Map.js': 'leaflet',
};

/** Declarations of sources and of what they import, by their paths from the root. */
export async function emitDeclarations(
  sources: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-types-'));
  try {
    const project = path.join(folder, 'tsconfig.json');
    await writeFile(
      project,
      JSON.stringify({
        extends: path.join(workspaceRoot, 'tsconfig.base.json'),
        compilerOptions: {
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          allowImportingTsExtensions: false,
          rootDir: workspaceRoot,
          outDir: path.join(folder, 'types'),
          types: ['node'],
          typeRoots: [path.join(workspaceRoot, 'node_modules/@types')],
        },
        files: [...sources, 'types/assets.d.ts', 'types/leaflet-modules.d.ts'].map((file) =>
          path.join(workspaceRoot, file),
        ),
      }),
    );
    await run(process.execPath, [tsc, '-p', project]).catch((error: { stdout?: string }) => {
      throw new PlainError(`The types of the packages cannot be written:\n${error.stdout}`);
    });
    const types = path.join(folder, 'types');
    const files = (await readdir(types, { recursive: true })).filter((it) => it.endsWith(ENDING));
    const texts = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(path.join(types, file), 'utf8');
        return [file, withFileNames(text, path.dirname(path.join(types, file)))] as const;
      }),
    );
    return new Map(texts);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The specifiers of a declaration, last one first. */
function specifiersOf(text: string): readonly ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined;
    if (specifier && ts.isStringLiteral(specifier)) found.push(specifier);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(`types${ENDING}`, text, ts.ScriptTarget.Latest, true));
  return found.sort((one, other) => other.pos - one.pos);
}

/** Declaration of a sheet of styles. */
const CLASSES =
  'declare const classes: Readonly<Record<string, string>>;\nexport default classes;\n';

/** A specifier as Node requires it of an ES module, and of the installed packages. */
function resolved(specifier: string, folder: string): string {
  if (!specifier.startsWith('.')) return SAME_TYPES[specifier] ?? packedSpecifier(specifier);
  if (specifier.endsWith('.css')) return `${specifier}.js`;
  if (existsSync(path.resolve(folder, specifier + ENDING))) return `${specifier}.js`;
  return existsSync(path.resolve(folder, specifier, `index${ENDING}`))
    ? `${specifier.replace(/\/$/, '')}/index.js`
    : specifier;
}

const STYLES = /^import '[^']+\.css';\n/gm;

function withFileNames(declaration: string, folder: string): string {
  const text = declaration.replace(STYLES, '');
  return specifiersOf(text).reduce(
    (result, it) =>
      `${result.slice(0, it.getStart())}'${resolved(it.text, folder)}'${result.slice(it.end)}`,
    text,
  );
}

/** The files that a declaration needs of `all`, itself included, and the specifiers of other packages. */
export function reachedFrom(entries: readonly string[], all: ReadonlyMap<string, string>) {
  const files = new Map<string, string>();
  const imports = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    const text = file.endsWith(`.css${ENDING}`) ? CLASSES : all.get(file);
    if (text === undefined) throw new Error(`${file} is imported by a declaration and not there`);
    files.set(file, text);
    for (const { text: specifier } of specifiersOf(text)) {
      if (specifier.startsWith('.'))
        open.push(path.join(path.dirname(file), specifier).replace(/\.js$/, ENDING));
      else imports.add(specifier);
    }
  }
  return { files, imports };
}
