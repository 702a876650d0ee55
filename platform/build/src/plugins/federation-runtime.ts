import { type Compiler, rspack } from '@rspack/core';

const commonJs = /(@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/;
const asModule = (file: string): string => file.replace(commonJs, '$1.js');

/** The plugin's own start module is a data: address that names the runtime by an absolute path. */
const startModule = /data:text\/javascript,.*webpack-bundler-runtime/;
const absoluteRuntime =
  /from%20%22[^"]*?(%40module-federation%2F|%40module-federation%5C%5C)webpack-bundler-runtime.*?%22/;
const runtimeByName = 'from%20%22%40module-federation%2Fwebpack-bundler-runtime%22';

/**
 * Two corrections of the runtime that the federation plugin adds to every remote. The plugin points
 * at CommonJS files, which cannot be tree-shaken: this points at the modules beside them, about 40
 * % less. The plugin uses an absolute path, which would be included in the module ids: this uses
 * the package name, so that the same sources give the same bytes anywhere.
 */
export class FederationRuntimeAsModules {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(commonJs, (data) => {
      data.request = asModule(data.request);
    }).apply(compiler);
    new rspack.NormalModuleReplacementPlugin(startModule, (data) => {
      data.request = data.request.replace(absoluteRuntime, runtimeByName);
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
