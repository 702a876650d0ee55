import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { PlantedImport } from './planted/planted-import';

const root = path.resolve(__dirname, '../..');
const WORKSPACES = [
  'shell',
  'mf-menu',
  'mf-cart',
  'shared-domain',
  'shared-ui',
  'shared-kit',
  'reference-api',
  'demo',
  ...['build', 'compositions', 'edge', 'http-kit', 'loader', 'release'].map(
    (it) => `platform/${it}`,
  ),
];

type Texts = ReadonlyMap<string, string>;
type Planted = Pick<PlantedImport, 'file' | 'code'>;

/** One name for each text: most are planted in files of the same name. */
export const plantedFile = ({ file }: Planted, index: number): string =>
  file.replace('planted', `planted-${index}`);

/** The file at which a relative import arrives: of a folder its index. */
function targetOf(from: string, specifier: string): string {
  const target = path.posix.join(path.posix.dirname(from), specifier);
  const isFolder =
    existsSync(path.join(root, target)) && statSync(path.join(root, target)).isDirectory();
  return `${target}${isFolder ? '/index' : ''}.ts`;
}

const packageFile = (specifier: string): string =>
  `node_modules/${specifier}${specifier.endsWith('.js') ? '' : '/index.js'}`;

/** The texts, and an empty file wherever one of them imports. */
function withTargets(planted: readonly Planted[]): Texts {
  const texts = new Map<string, string>();
  planted.forEach((one, index) => {
    const file = plantedFile(one, index);
    texts.set(file, `${texts.get(file) ?? ''}${one.code}\n`);
  });
  for (const [file, text] of [...texts])
    for (const [, specifier = ''] of text.matchAll(/(?:from|import|import\() ?'([^']+)'/g)) {
      if (/^(?:node:|@storefront\/)/.test(specifier)) continue;
      const target = specifier.startsWith('.') ? targetOf(file, specifier) : packageFile(specifier);
      if (!texts.has(target)) texts.set(target, 'export {};\n');
    }
  return texts;
}

export function writeFiles(folder: string, texts: Texts): void {
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** A repository with the entries of the real workspaces, without their sources, and the planted files. */
export function plantRepository(folder: string, planted: readonly Planted[]): void {
  mkdirSync(path.join(folder, 'node_modules/@storefront'), { recursive: true });
  const texts = new Map(withTargets(planted));
  for (const workspace of WORKSPACES) {
    const file = path.join(workspace, 'package.json');
    mkdirSync(path.join(folder, workspace), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
    const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    symlinkSync(path.join(folder, workspace), path.join(folder, 'node_modules', name));
    for (const entry of Object.values(exports)) {
      const target = path.posix.join(workspace, entry);
      if (!texts.has(target)) texts.set(target, 'export {};\n');
    }
  }
  writeFiles(folder, texts);
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(path.join(root, file), path.join(folder, file));
}
