import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { exportsOf } from './describe-export';

const PACKAGE = 'shared-domain';

/**
 * A public entry point of a package. `specifier`: the text of an import; `symbols`: its exports,
 * sorted by name.
 */
interface Entry {
  readonly specifier: string;
  readonly symbols: readonly ts.Symbol[];
}

interface OpenPackage {
  readonly entries: readonly Entry[];
  readonly checker: ts.TypeChecker;
}

function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: { compilerOptions: object } };
  // Without the types of Node and Jest, which no public entry uses. Unions are printed in one
  // order, independent of earlier checks.
  return ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, types: [], stableTypeOrdering: true },
    root,
  ).options;
}

/**
 * Sources of the package's `exports`, below the project's root. Types are computed only when
 * printed: no type check runs.
 */
export function openPackage(root: string): OpenPackage {
  const { name, exports } = JSON.parse(
    readFileSync(path.join(root, PACKAGE, 'package.json'), 'utf8'),
  ) as { name: string; exports: Record<string, string> };
  const files = Object.entries(exports).map(([entry, file]) => ({
    specifier: name + entry.slice(1),
    file: path.join(root, PACKAGE, file),
  }));
  const options = compilerOptions(root);
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const program = ts.createProgram(
    files.map(({ file }) => file),
    options,
    host,
  );
  const checker = program.getTypeChecker();
  const entries = files.map(({ specifier, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined)
      throw new Error(`${file} is no module, but ${PACKAGE}/package.json exports it`);
    return { specifier, symbols: exportsOf(module, checker) };
  });
  return { entries, checker };
}
