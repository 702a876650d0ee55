import { createHash } from 'node:crypto';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { moduleRules } from '../module-rules';
import type { Stories } from '../stories';
import { NoSharedSourcePlugin } from './no-shared-source';

type Published = Pick<Stories, 'files' | 'screens'>;

/** A module that publishes the stories as a global of the sandbox in which the gate runs them. */
function createEntry({ files, screens }: Published): string {
  const all = Object.entries(files);
  return [
    ...all.map(([, file], index) => `import story${index} from ${JSON.stringify(file)};`),
    ...(screens === undefined ? [] : [`import screens from ${JSON.stringify(screens)};`]),
    'globalThis.storefrontStories = {',
    ...(screens === undefined ? [] : ['screens,']),
    'stories: {',
    ...all.map(([name], index) => `${JSON.stringify(name)}: story${index},`),
    '}};',
  ].join('\n');
}

const createConfig = (dir: string, entry: string): Configuration => ({
  name: 'stories',
  context: dir,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: `data:text/javascript,${encodeURIComponent(entry)}`,
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: { rules: moduleRules(true) },
  // one file without a runtime that a later one could share
  optimization: { splitChunks: false, runtimeChunk: false },
  plugins: [
    new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new NoSharedSourcePlugin(),
  ],
  performance: false,
});

/** The stories as one plain script. Rejects with the errors of their sources. */
function bundle(dir: string, published: Published): Promise<string> {
  const compiler = rspack(createConfig(dir, createEntry(published)));
  const { Compilation } = rspack;
  let script = '';
  compiler.hooks.thisCompilation.tap('StoriesPlugin', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'StoriesPlugin', stage }, (assets) => {
      const [first] = Object.values(assets);
      script = String(first?.source() ?? '');
    });
  });
  compiler.hooks.shouldEmit.tap('StoriesPlugin', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const [first] = stats?.compilation.errors ?? [];
      compiler.close(() => {
        if (error ?? first) reject(error ?? new Error(`stories: ${first?.message}`));
        else resolve(script);
      });
    });
  });
}

/**
 * Adds the stories of the gate to a build as one file, `stories.<hash>.js`, which no page requests.
 * Relative to the files of the pages it comes from a compilation of its own: it shares nothing with them.
 */
export class StoriesPlugin {
  private emitted: string | undefined;

  constructor(
    private readonly dir: string,
    private readonly published: Published,
  ) {}

  /** Name of the file, once it is emitted. */
  readonly file = (): string | undefined => this.emitted;

  apply(compiler: Compiler): void {
    const { files, screens } = this.published;
    if (Object.keys(files).length === 0 && screens === undefined) return;
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('StoriesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'StoriesPlugin', stage }, async () => {
        const script = await bundle(this.dir, this.published);
        const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
        this.emitted = `stories.${hash}.js`;
        compilation.emitAsset(this.emitted, new sources.RawSource(script));
      });
    });
  }
}
