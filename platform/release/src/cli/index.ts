export { createProgram } from './program';
export { run } from './run';
export type { Running, SiteOptions, Tools } from './tools';
