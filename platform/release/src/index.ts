export { CompositionRefused, compose } from './compose';
export { replaceBuilds, servedBuilds } from './latest';
export { readComposedPage, readRecords } from './page';
export type { ComposedPage } from './page';
export { promote, rollback } from './promote';
export { publish } from './publish';
export type { Published } from './publish';
export { StoreError, channelFolder, currentRevision, lastPublished, openStore, readBuild, readComposition, readRevision, revisionsOf } from './store';
export type { Store } from './store';
