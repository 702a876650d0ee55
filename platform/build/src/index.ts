export { hashInputs } from './inputs';
export { containerName, remoteConfig } from './remote-config';
export { shellConfig } from './shell-config';
export { singletonVersions, singletons } from './singletons';
export type { Singleton, SingletonKey } from './singletons';
export { remoteNames, roomNames, workspaceRoot } from './workspace';
export type { RemoteName, RoomName } from './workspace';
