import type { Compiler } from '@rspack/core';

/** Start of the bundler's function that returns the policy of its own. */
const start = /(__webpack_require__\.tt = \(\) => \{)/;

class PolicyFormatError extends Error {
  constructor() {
    super("page policy: the bundler's Trusted Types policy has another format");
    this.name = 'PolicyFormatError';
  }
}

/**
 * Lets a build load its chunks with the page's one Trusted Types policy. It creates its own only in
 * the page of an earlier release, which provides none.
 */
export class PagePolicyPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PagePolicyPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('PagePolicyPlugin', (module) => {
        if (module.name !== 'get_trusted_types_policy' || !module.source) return;
        const text = module.source.source.toString('utf8');
        if (!start.test(text)) throw new PolicyFormatError();
        const shared = 'if (globalThis.__storefrontScripts) return globalThis.__storefrontScripts;';
        module.source.source = Buffer.from(text.replace(start, `$1 ${shared}`));
      });
    });
  }
}
