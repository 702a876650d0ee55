export { createProgram } from './program';
export { run } from './run';
export type { PagesSummary, Running, SiteOptions, Tools, Watch, WrittenRevision } from './tools';
