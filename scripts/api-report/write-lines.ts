import ts from 'typescript';
import type { Line } from './describe-export';

const LONGEST_LINE = 140;
const printer = ts.createPrinter({ removeComments: true });

/**
 * Prints a long type with a line for each member of its objects, so that a change of one member
 * changes one line.
 */
function inLines(type: string): string {
  const source = ts.createSourceFile('type.ts', `type T = ${type};`, ts.ScriptTarget.Latest);
  const [statement] = source.statements;
  if (statement === undefined || !ts.isTypeAliasDeclaration(statement)) return type;
  return printer
    .printNode(ts.EmitHint.Unspecified, statement.type, source)
    .replaceAll('    ', '  ');
}

/** Text of one export. */
export const writeLine = ({ head, type }: Line): string =>
  head.length + type.length <= LONGEST_LINE || head.startsWith('class ')
    ? `${head}${type}`
    : `${head}${inLines(type)}`;
