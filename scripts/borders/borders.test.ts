import { execFileSync, spawnSync } from 'node:child_process';
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

  test.each(['shell', ...remoteNames.filter((name) => name !== 'mf-menu'), 'e2e'])(
    'an import of @storefront/%s by name, whole or in part',
    (workspace) => {
      const imports = ['', '/remote', '/src/remote', '/src/remote.ts'].map(
        (part, index) => `import * as part${index} from '@storefront/${workspace}${part}';`,
      );
      expect(cannotFind(imports.join('\n'))).toEqual([2307, 2307, 2307, 2307]);
    },
  );

  test('a wrong type, by the compiler of `npm run types`', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'storefront-types-'));
    writeFileSync(path.join(folder, 'planted.ts'), "export const cents: number = 'ten';\n");
    const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
    const { status, stdout } = spawnSync(
      process.execPath,
      [tsc, '--noEmit', '--strict', 'planted.ts'],
      { cwd: folder, encoding: 'utf8' },
    );
    rmSync(folder, { recursive: true, force: true });
    expect([status === 0, stdout]).toEqual([false, expect.stringContaining('error TS2322')]);
  });

  test('no import that a workspace offers', () => {
    expect(cannotFind("import * as paths from '@storefront/shared-domain/paths';")).toEqual([]);
  });
});
