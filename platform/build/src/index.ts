export { outputFolder } from './base-config';
export { hotFolder } from './dev-hot';
export { documentConfig } from './document-config';
export { hashInputs } from './inputs';
export { remoteConfig } from './remote-config';
export type { HotNews } from './plugins/hot-news';
export { shellConfig } from './shell-config';
export {
  buildTargets,
  documentNames,
  editionTargets,
  moduleOfEdition,
  remoteNames,
  roomNames,
  splitTarget,
  workspaceRoot,
} from './workspace';
export type { BuildTarget, RemoteName, RoomName } from './workspace';
