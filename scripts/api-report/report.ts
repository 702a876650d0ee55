import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const PACKAGE = 'shared-domain';
const INTRODUCTION = `# API of shared-domain

The exports of the public entry points (\`exports\` of package.json), so that a review shows which names other
parts can rely on. Written by \`npm run tool api-report\`; a unit test fails when it is out of date.
`;

/** Names of the exports of a module, of a namespace with those in it. By code units: one order on every machine. */
function namesOf(module: ts.Symbol, checker: ts.TypeChecker): string[] {
  const names = checker.getExportsOfModule(module).flatMap((symbol) => {
    const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return own.flags & ts.SymbolFlags.ValueModule
      ? namesOf(own, checker).map((name) => `${symbol.name}.${name}`)
      : [symbol.name];
  });
  return names.sort();
}

function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: { compilerOptions: object } };
  // Without libraries, which export nothing by another name.
  return ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, types: [], noLib: true },
    root,
  ).options;
}

/** Text of `shared-domain/api-report.md`. `root`: the folder of the project. */
export function apiReport(root: string): string {
  const { name, exports } = JSON.parse(
    readFileSync(path.join(root, PACKAGE, 'package.json'), 'utf8'),
  ) as { name: string; exports: Record<string, string> };
  const entries = Object.entries(exports).map(([entry, file]) => ({
    specifier: name + entry.slice(1),
    file: path.join(root, PACKAGE, file),
  }));
  const options = compilerOptions(root);
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    options,
    host,
  );
  const checker = program.getTypeChecker();
  const sections = entries.map(({ specifier, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined)
      throw new Error(`${file} is no module, but ${PACKAGE}/package.json exports it`);
    const names = namesOf(module, checker).map((own) => `- ${own}`);
    return [`## ${specifier}`, '', ...names, ''].join('\n');
  });
  return [INTRODUCTION, ...sections].join('\n');
}
