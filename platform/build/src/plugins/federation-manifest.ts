import type { BuildRecord, RemoteDeclaration } from '@storefront/compositions';
import type { Sharing } from '../shared-names/describe-sharing';

const assets = ({ js, css }: { readonly js: string[]; readonly css: string[] }) => ({
  js: { sync: js, async: [] },
  css: { sync: css, async: [] },
});

/**
 * `mf-manifest.json` of a remote, in the form of Module Federation 2, with the declaration as the field
 * `storefront`. Throws when the entry is not one script.
 */
export function federationManifest(
  { entry, exposes }: Pick<BuildRecord, 'entry' | 'exposes'>,
  remote: {
    readonly name: string;
    readonly version: string;
    readonly entry: string;
    readonly declaration?: RemoteDeclaration;
  },
  { singletons }: Sharing,
): object {
  // a build of the development server also names its updates
  const [script, ...others] = entry.js.filter((file) => !file.endsWith('.hot-update.js'));
  if (script === undefined || others.length > 0)
    throw new Error(`the entry of ${remote.name} is not one script`);
  const globalName = remote.entry;
  return {
    id: globalName,
    name: globalName,
    metaData: {
      name: globalName,
      type: 'app',
      buildInfo: { buildVersion: remote.version, buildName: remote.name },
      remoteEntry: { name: script, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName,
      publicPath: 'auto',
    },
    shared: Object.entries(singletons).map(([name, requiredVersion]) => ({
      id: `${globalName}:${name}`,
      name,
      version: '',
      singleton: true,
      requiredVersion,
      assets: assets({ js: [], css: [] }),
    })),
    remotes: [],
    exposes: Object.entries(exposes).map(([path, files]) => ({
      id: `${globalName}:${path.slice(2)}`,
      name: path.slice(2),
      path,
      assets: assets(files),
    })),
    storefront: remote.declaration,
  };
}
