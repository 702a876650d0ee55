import ts from 'typescript';

/**
 * One line of the report before names are folded. `head` and `type` together are its signature;
 * `own`: the text that identifies an equal type.
 */
export interface Line {
  readonly name: string;
  readonly head: string;
  readonly type: string;
  readonly own: string | null;
}

const FLAGS = ts.TypeFormatFlags.NoTruncation;

const withoutComments = ts.createPrinter({ removeComments: true });
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const written = (node: ts.Node): string =>
  oneLine(withoutComments.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));

const parametersOf = (declaration: ts.TypeAliasDeclaration | ts.InterfaceDeclaration): string =>
  declaration.typeParameters === undefined
    ? ''
    : `<${declaration.typeParameters.map(written).join(', ')}>`;

/**
 * A type that is computed from a schema: `z.output<typeof Cart>`. The report contains its shape;
 * all other types are printed as written.
 */
const isComputed = (node: ts.TypeNode): boolean =>
  ts.isTypeReferenceNode(node) && /^z\.(?:output|input|infer)$/.test(written(node.typeName));

function typeLine(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): Line | null {
  const declaration = symbol.declarations?.find(
    (node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node),
  );
  if (declaration === undefined) return null;
  const shape = checker.typeToString(
    checker.getDeclaredTypeOfSymbol(symbol),
    undefined,
    FLAGS | ts.TypeFormatFlags.InTypeAlias,
  );
  const own = declaration.typeParameters === undefined ? name : null;
  if (ts.isInterfaceDeclaration(declaration)) {
    const heritage = (declaration.heritageClauses ?? [])
      .map((clause) => ` ${written(clause)}`)
      .join('');
    return {
      name,
      head: `interface ${name}${parametersOf(declaration)}${heritage} `,
      type: `{ ${declaration.members.map(written).join(' ')} }`,
      own: null,
    };
  }
  return {
    name,
    head: `type ${name}${parametersOf(declaration)} = `,
    type: isComputed(declaration.type) ? shape : written(declaration.type),
    own,
  };
}

/** Public members of a class as they are seen from outside. */
function classLine(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): Line {
  const members = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter((member) =>
      member.declarations?.some(
        (node) =>
          !node.getSourceFile().isDeclarationFile &&
          !(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.NonPublicAccessibilityModifier),
      ),
    )
    .map(
      (member) =>
        `${member.name}: ${checker.typeToString(checker.getTypeOfSymbol(member), undefined, FLAGS)};`,
    );
  const made = checker
    .getTypeOfSymbol(symbol)
    .getConstructSignatures()
    .map((signature) => `new ${checker.signatureToString(signature, undefined, FLAGS)};`);
  return {
    name,
    head: `class ${name} `,
    type: `{ ${[...made, ...members].join(' ')} }`,
    own: null,
  };
}

function valueLine(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): Line {
  if (symbol.flags & ts.SymbolFlags.Class) return classLine(name, symbol, checker);
  const type = checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, FLAGS);
  const kind = symbol.flags & ts.SymbolFlags.Function ? 'function' : 'const';
  return {
    name,
    head: `${kind} ${name}: `,
    type,
    own: /^ZodMini\w+</.test(type) ? `typeof ${name}` : null,
  };
}

/** Exports of a module in one order on every machine: by code units, not by locale. */
export const exportsOf = (module: ts.Symbol, checker: ts.TypeChecker): ts.Symbol[] =>
  checker.getExportsOfModule(module).sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * The kind of one export: a value, a type, both under one name, or a namespace with the exports of
 * a module.
 */
export function describeExport(exported: ts.Symbol, checker: ts.TypeChecker, prefix = ''): Line[] {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const name = prefix + exported.name;
  if (symbol.flags & ts.SymbolFlags.ValueModule)
    return exportsOf(symbol, checker).flatMap((member) =>
      describeExport(member, checker, `${name}.`),
    );
  const value = symbol.flags & ts.SymbolFlags.Value ? [valueLine(name, symbol, checker)] : [];
  const type = symbol.flags & ts.SymbolFlags.Class ? null : typeLine(name, symbol, checker);
  return type === null ? value : [...value, type];
}
