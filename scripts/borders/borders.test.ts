import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { remoteNames } from '@storefront/build/workspace';
import { CRUISED } from '../lib/stages';
import { plantedFiles, plantedViolations } from './planted-graph';
import { plantedImports, plantedTexts } from './planted-imports';
import { plantRepository, plantedFile, writeFiles } from './planted-repository';
import { allowedImports } from './planted/allowed-imports';

const root = path.resolve(__dirname, '../..');
jest.setTimeout(300_000);

describe('what the linter refuses', () => {
  const planted = [...plantedTexts, ...allowedImports];
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

  test.each(plantedTexts.map(({ border, rule }, index) => ({ border, rule, index })))(
    '$border, by $rule',
    ({ rule, index }) => {
      expect(refusals[index]).toContain(rule);
    },
  );

  test.each(allowedImports.map(({ file }, index) => ({ file, index })))(
    'nothing of what $file may import',
    ({ index }) => {
      expect(refusals[plantedTexts.length + index]).toEqual([]);
    },
  );
});

describe('what the graph refuses', () => {
  const folders: string[] = [];
  const makeFolder = (): string => {
    const folder = mkdtempSync(path.join(tmpdir(), 'storefront-borders-'));
    folders.push(folder);
    return folder;
  };
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  /** Violations of the files in a folder. */
  function cruise(folder: string): { from: string; to: string; rule: string }[] {
    const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = path.join(root, '.dependency-cruiser.cjs');
    const parts = readdirSync(folder).filter((name) => CRUISED.includes(name));
    const args = [program, '--config', config, '--output-type', 'json', ...parts];
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
    const { summary } = JSON.parse(execFileSync(process.execPath, args, options)) as {
      summary: { violations: { from: string; to: string; rule: { name: string } }[] };
    };
    return summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
  }

  test('each planted violation, and nothing else', () => {
    const folder = makeFolder();
    writeFiles(folder, new Map(Object.entries(plantedFiles)));
    expect(
      cruise(folder)
        .map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)
        .sort(),
    ).toEqual(plantedViolations);
  });

  test('each planted import by its rule, and nothing of what may be imported', () => {
    const folder = makeFolder();
    const all = [...plantedImports, ...allowedImports];
    plantRepository(folder, all);
    const violations = cruise(folder);
    const rulesOf = (file: string): string[] =>
      violations.filter(({ from }) => from === file).map(({ rule }) => rule);
    expect(
      plantedImports
        .filter((one, index) => !rulesOf(plantedFile(one, index)).includes(one.rule))
        .map(({ border, rule }) => `${border}, by ${rule}`),
    ).toEqual([]);
    const shared = new Set(plantedImports.map(plantedFile));
    expect(
      allowedImports
        .map((one, index) => plantedFile(one, plantedImports.length + index))
        .filter((file) => !shared.has(file))
        .flatMap((file) => violations.filter(({ from }) => from === file)),
    ).toEqual([]);
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
