import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { Compiler } from '@rspack/core';
import { packed } from '../packed';
import { workspaceRoot } from '../workspace';

/** File of a build's bill of materials, beside its record. It is no file of the build. */
export const SBOM = 'sbom.cdx.json';

/** A package with at least one module in a build. */
interface UsedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Of its archive, as the lock states it; '' for packages of this project. */
  readonly integrity: string;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Hashes of archives by the folders of the lock. */
function lockedHashes(): ReadonlyMap<string, string> {
  const file = path.join(workspaceRoot, 'package-lock.json');
  if (packed && !existsSync(file)) return new Map(); // of another package manager
  const { packages } = readJson<{ packages: Record<string, { integrity?: string }> }>(file);
  return new Map(Object.entries(packages).map(([key, { integrity = '' }]) => [key, integrity]));
}

/** Folder of the package that a file belongs to; null outside of the project. */
function packageFolder(file: string): string | null {
  let folder = path.dirname(file);
  while (folder.startsWith(workspaceRoot + path.sep)) {
    const manifest = path.join(folder, 'package.json');
    // some packages have a manifest without a name in a folder of theirs
    if (existsSync(manifest) && readJson<Manifest>(manifest).version !== undefined) return folder;
    folder = path.dirname(folder);
  }
  return null;
}

/** The packages of the modules of a build, without the built package itself. */
export function usedPackages(files: Iterable<string>, own: string): UsedPackage[] {
  const folders = new Set([...files].map(packageFolder).filter((it) => it !== null && it !== own));
  const hashes = lockedHashes();
  const packages = [...folders].map((folder) => {
    const {
      name = '',
      version = '',
      license = '',
    } = readJson<Manifest>(path.join(String(folder), 'package.json'));
    const key = path.relative(workspaceRoot, String(folder)).split(path.sep).join('/');
    return { name, version, license, integrity: hashes.get(key) ?? '' };
  });
  return packages.sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

function toComponent({ name, version, license, integrity }: UsedPackage): Models.Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    version,
    purl,
    bomRef: purl,
  });
  if (license !== '')
    component.licenses.add(
      /^[\w.-]+$/.test(license)
        ? new Models.SpdxLicense(license)
        : new Models.LicenseExpression(license),
    );
  const digest = /^sha512-(.+)$/.exec(integrity)?.[1];
  if (digest !== undefined)
    component.hashes.set(
      Enums.HashAlgorithm['SHA-512'],
      Buffer.from(digest, 'base64').toString('hex'),
    );
  return component;
}

/** The bill of materials of a build, as CycloneDX 1.6. Without a date: equal sources, equal bytes. */
export function createBill(
  { name, version }: { readonly name: string; readonly version: string },
  packages: readonly UsedPackage[],
): string {
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, name, {
    version,
    bomRef: name,
  });
  for (const used of packages) bom.components.add(toComponent(used));
  const json = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${json.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

/** Writes the bill of materials: every package with a module in the build. */
export class SbomPlugin {
  constructor(private readonly build: { readonly name: string; readonly version: string }) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('SbomPlugin', (compilation) => {
      const files = new Set<string>();
      compilation.hooks.finishModules.tap('SbomPlugin', (modules) => {
        for (const module of modules)
          if ('resource' in module && typeof module.resource === 'string')
            files.add(module.resource.split('?')[0] ?? '');
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SbomPlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        const text = createBill(this.build, usedPackages(files, compiler.context));
        compilation.emitAsset(SBOM, new sources.RawSource(text));
      });
    });
  }
}
