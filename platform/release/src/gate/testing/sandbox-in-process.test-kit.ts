import type { Tools } from '../../cli/tools';
import { type Published, storyHost } from '../sandbox/inside/story-host';

/** The functions of a sandbox without its walls: the stories are those of the test. */
export const inProcess =
  (stories: Published['stories'], screens?: Published['screens']): Tools['openSandbox'] =>
  async () => {
    const host: Readonly<Record<string, (json: string) => unknown>> = storyHost(() => ({
      stories,
      screens,
    }));
    return {
      call: async (name, json) => ((await host[name]?.(json)) as string | undefined) ?? null,
      close: () => undefined,
    };
  };
