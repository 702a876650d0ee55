export { createApp } from './app';
export { FolderInUseError } from './db/folder-lock';
export type { Deps } from './deps';
export { DEFAULT_LIMITS, scaledLimits, type Limits } from './http/limits';
export { createReferenceApi, type ReferenceApi, type ReferenceApiOptions } from './reference-api';
export { SettingError, settingsFrom, type Settings } from './settings';
