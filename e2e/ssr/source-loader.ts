import type { RemoteDeclaration } from '@storefront/compositions';
import type { Loader } from '@storefront/loader';

/**
 * Folder of the edition that a restaurant's module selects: the loader's name of it is
 * `remote@module`.
 */
function editionFolder(workspace: string, module: string): string {
  const { declaration } = jest.requireActual<{ declaration: RemoteDeclaration }>(
    `../../${workspace}/src/declaration`,
  );
  const { editions = {} } = declaration;
  const edition = Object.keys(editions).find((name) => editions[name]?.module === module);
  if (edition === undefined) throw new Error(`no edition of ${workspace} is given by ${module}`);
  return `../../${workspace}/src/editions/${edition}`;
}

function sourceOf(remote: string, expose: string): string {
  const [workspace = remote, module] = remote.split('@');
  const [, kind, name] = expose.split('/');
  if (kind === 'remote') return `../../${workspace}/src/remote`;
  const file = `${name}.${kind === 'pages' ? 'page' : 'widget'}`;
  return module === undefined
    ? `../../${workspace}/src/${kind}/${file}`
    : `${editionFolder(workspace, module)}/${file}`;
}

/** A module of a remote by its name in the manifest, e.g. `./pages/cart`. */
export const moduleOf = <Module extends object>(remote: string, expose: string): Module =>
  jest.requireActual<Module>(sourceOf(remote, expose));

/** Finds the modules of the remotes in their sources. */
export const sourceLoader: Loader = {
  async load(remote, expose, begin) {
    const began = await begin(moduleOf(remote, './remote'));
    const module = moduleOf(remote, expose);
    began();
    return module;
  },
  preload: () => undefined,
  running: () => null,
  replace: () => false,
  offer: () => undefined,
};
