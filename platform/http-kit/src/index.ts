export { budget, type Budget, BudgetExceededError } from './budget';
export { closeWithConnection } from './close-pipelined';
export { inTime, startDeadline } from './deadline';
export { escapeHtml } from './escape-html';
export { ArmFigures, ExperimentFigures, GuardFigures } from './experiment-figures.contract';
export { exitProcess } from './exit-process';
export {
  type FolderWithoutLinks,
  RefusedFileError,
  folderWithoutLinks,
  readRegularFile,
} from './regular-file';
export {
  NO_DOCUMENT,
  NoDocumentResponse,
  allowFraming,
  forbidDocument,
  refuseUnread,
} from './no-document';
export { namesOneHost } from './one-host';
export { REQUEST_ID_HEADER, parseRequestId } from './request-id';
export { LateWorkError, workInTime } from './work-in-time';
