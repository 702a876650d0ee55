import { type Compiler, rspack } from '@rspack/core';

const commonJs = /(@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/;
const asModule = (file: string): string => file.replace(commonJs, '$1.js');

/** The plugin's own start module is a data: address; loaders may stand before it. */
const startModule = /data:text\/javascript,.*webpack-bundler-runtime/;

const ownStart = (container: string): string =>
  `data:text/javascript,${encodeURIComponent(
    `import { startRemote } from '@storefront/build/remote-runtime';
startRemote(__webpack_require__, ${JSON.stringify(container)});`,
  )}`;

/**
 * Two corrections of the runtime that the federation plugin adds to every remote. The plugin points
 * at CommonJS files, which cannot be tree-shaken: this points at the modules beside them, about 40
 * % less. The plugin starts the whole runtime, by an absolute path that would be included in the module
 * ids: this starts `remote-runtime.ts`, the part that a remote uses, by its name.
 */
export class FederationRuntimeAsModules {
  constructor(private readonly container: string) {}

  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(commonJs, (data) => {
      data.request = asModule(data.request);
    }).apply(compiler);
    new rspack.NormalModuleReplacementPlugin(startModule, (data) => {
      data.request = ownStart(this.container);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap({ name: 'FederationRuntimeAsModules', stage: 1000 }, () => {
      const { resolve } = compiler.options;
      const aliases = Object.entries(resolve.alias || {});
      resolve.alias = Object.fromEntries(
        aliases.map(([name, to]) => [name, typeof to === 'string' ? asModule(to) : to]),
      );
    });
  }
}
