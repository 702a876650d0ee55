import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { remoteNames } from '@storefront/build/workspace';
import { plantedFiles, plantedViolations } from './planted-graph';
import { allowedImports } from './planted/allowed-imports';
import { plantedImports } from './planted-imports';

const root = path.resolve(__dirname, '../..');
jest.setTimeout(300_000);

describe('what the linter refuses', () => {
  const planted = [...plantedImports, ...allowedImports];
  let refusals: string[][] = [];
  beforeAll(() => {
    const input = JSON.stringify(planted.map(({ file, code }) => ({ file, code })));
    refusals = JSON.parse(
      execFileSync(process.execPath, ['scripts/borders/lint-texts.mjs'], {
        cwd: root,
        input,
        encoding: 'utf8',
      }),
    ) as string[][];
  });

  test.each(plantedImports.map(({ border, rule }, index) => ({ border, rule, index })))(
    '$border, by $rule',
    ({ rule, index }) => {
      expect(refusals[index]).toContain(rule);
    },
  );

  test.each(allowedImports.map(({ file }, index) => ({ file, index })))(
    'nothing of what $file may import',
    ({ index }) => {
      expect(refusals[plantedImports.length + index]).toEqual([]);
    },
  );
});

describe('what the graph refuses', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'storefront-borders-'));
    for (const [file, text] of Object.entries(plantedFiles)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('each planted violation, and nothing else', () => {
    const cruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = [
      cruise,
      '--config',
      path.join(root, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      'shell',
      'mf-menu',
      'mf-cart',
      'shared-domain',
      'reference-api',
      'demo',
      'platform',
      'shared-kit',
    ];
    const { summary } = JSON.parse(
      execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }),
    ) as {
      summary: { violations: { from: string; to: string; rule: { name: string } }[] };
    };
    expect(
      summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort(),
    ).toEqual(plantedViolations);
  });
});

describe('what the compiler refuses', () => {
  const file = path.join(root, 'mf-menu/src/planted.ts');
  const cannotFind = (code: string): number[] => {
    const options: ts.CompilerOptions = {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noLib: true,
      types: [],
      noEmit: true,
      skipLibCheck: true,
    };
    const host = ts.createCompilerHost(options);
    const { readFile, fileExists } = host;
    host.fileExists = (name) => name === file || fileExists(name);
    host.readFile = (name) => (name === file ? code : readFile(name));
    const program = ts.createProgram([file], options, host);
    return program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map((found) => found.code)
      .filter((found) => found === 2307);
  };

  test('imports of shell, remotes and e2e by name, whole or in part, and no import that a workspace offers', () => {
    const others = ['shell', ...remoteNames.filter((name) => name !== 'mf-menu'), 'e2e'];
    const parts = ['', '/remote', '/src/remote', '/src/remote.ts'];
    const imports = others
      .flatMap((workspace) => parts.map((part) => `@storefront/${workspace}${part}`))
      .concat('@storefront/shared-domain/paths')
      .map((name, index) => `import * as part${index} from '${name}';`);
    expect(cannotFind(imports.join('\n'))).toHaveLength(imports.length - 1);
  });
});
