import { describeExport } from './describe-export';
import { foldNames } from './fold-names';
import { openPackage } from './open-package';
import { writeLine } from './write-lines';

const INTRODUCTION = `# API of shared-domain

Every export of the public entry points (\`exports\` of package.json) with its kind and type, so
that a change of what other parts rely on shows in review. Written by \`npm run tool api-report\`; a unit
test fails when it is out of date. A name stands for a shape that an export of this package has; of
equal shapes the first by the alphabet.
`;

/** Text of `shared-domain/api-report.md`. `root`: the folder of the project. */
export function apiReport(root: string): string {
  const { entries, checker } = openPackage(root);
  const described = entries.map(({ specifier, symbols }) => ({
    specifier,
    lines: symbols.flatMap((symbol) => describeExport(symbol, checker)),
  }));
  const folded = foldNames(described.flatMap(({ lines }) => lines));
  let from = 0;
  const sections = described.map(({ specifier, lines }) => {
    const texts = folded.slice(from, (from += lines.length)).map(writeLine);
    return ['## ' + specifier, '', '```ts', ...texts, '```', ''].join('\n');
  });
  return [INTRODUCTION, ...sections].join('\n');
}
