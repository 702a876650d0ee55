export { outputFolder } from './base-config';
export { hotFolder } from './dev-hot';
export { documentConfig } from './document-config';
export { hashInputs } from './inputs';
export { remoteConfig } from './remote-config';
export type { HotUpdate } from './plugins/hot-update';
export { shellConfig } from './shell-config';
export {
  buildTargets,
  documentNames,
  editionTargets,
  moduleOfEdition,
  remoteNames,
  workspaceNames,
  splitTarget,
  workspaceRoot,
} from './workspace';
export type { BuildTarget, WorkspaceName } from './workspace';
