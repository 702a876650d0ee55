export { createLoader } from './loader';
export type { Deadlines, Loader, LoaderIncident, LoaderOptions } from './loader';
export { RemoteLoadError } from './remote-load-error';
export type { RemoteFailure } from './remote-load-error';
export { secondCopies } from './second-copies';
export type { SecondCopy } from './second-copies';
