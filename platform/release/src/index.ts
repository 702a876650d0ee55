export { changeChannel } from './change-channel';
export type { ChangeOptions, ChangedChannel } from './change-channel';
export type { ChannelChange } from './channel-change';
export { compressed } from './compress';
export { CompositionRefused, compose } from './compose';
export { overBudget, weigher } from './gate/static/weights';
export { revokedBuilds, servedBuilds } from './channel-builds';
export { LostRace, StoreBusyError } from './store-error';
export { readComposedPage, readRecords } from './page';
export type { ComposedPage } from './page';
export type { Preview } from './previews/preview.contract';
export { PREVIEW_NAME } from './previews/preview.contract';
export { paymentDocumentOf, type PreviewState, previewState } from './previews/previews';
export { previewOrigin } from './previews/preview-url';
export { promote } from './promote';
export { publish } from './publish';
export type { PublishedRef } from './publish';
export { lastPublished } from './published';
export { recompose, replaceBuilds } from './recompose';
export { rollback } from './rollback';
export { rollbackRemote } from './rollback-remote';
export { readGuardFigures } from './experiments/read-figures';
export { guardChannel, guardPromotion, newExperiment, withBuilds } from './experiments';
export type { Guarded, GuardedPromotion, ReadGuardFigures } from './experiments';
export { listSharedFiles, sharedPath } from './shared-files';
export {
  StoreError,
  buildFolder,
  channelFolder,
  listChannels,
  currentRevision,
  openStore,
  readBuild,
  readComposition,
  readRevision,
  listRevisions,
} from './store';
export type { Store } from './store';
export { failureLine, notifyChannel } from './notify/notify-channel';
export type { NoticeMail, Senders } from './notify/notify-channel';
export { NOTIFY_SECRETS_FORM, areNotifySecrets, readNotifySecrets } from './notify/notify-secrets';
export { MAX_COMBINATIONS } from './variants';
export { openTrustedStore, trustFromEnv } from './trust/open-trusted-store';
export type { StoreTrust } from './trust/store-trust';
