import type { Tools } from '../cli/tools';

/** Tools of a command line whose builds contain nothing to render; nothing else may be used. */
export const noTools = { renderComposition: async () => [] } as Partial<Tools> as Tools;
