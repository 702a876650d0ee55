export { allocate, allocateNew } from './allocation';
export type { Allocation, AllocationProblem, Allotted } from './allocation';
export { ARMS_COOKIE, armsValue, assignedValue, readArms } from './arms-cookie';
export type { ArmsCookie, StoredArm } from './arms-cookie';
export {
  BuildFile,
  BuildRecord,
  ExposeFiles,
  FilePath,
  Integrity,
  MANIFEST,
  Route,
  SharedNames,
  buildId,
  canRender,
  capabilitiesOf,
} from './build.contract';
export { computeBucket, chooseArm } from './bucket';
export { ChannelUpdates, ChannelRevision, NOTIFY_EVENTS, NotifyTarget } from './channel.contract';
export type { NotifyEvent } from './channel.contract';
export { checkDeclaration, describeDeclaration, unknownFields } from './check-declaration';
export type { BuildFacts, DeclarationProblem } from './check-declaration';
export { checkComposition, speaks } from './check-composition';
export type { CompositionProblem } from './check-composition';
export { BuildRef, Composition, CompositionHash } from './composition.contract';
export {
  Arm,
  CONTROL,
  EVERYBODY,
  Experiment,
  GUARD_NETWORKS,
  Guardrail,
  Range,
} from './experiment.contract';
export { SHARED_FOLDER, filesUrl } from './file-url';
export { REST_FILE, restUrl, withRest } from './composition-rest';
export type { CompositionRest } from './composition-rest';
export { ANY_PATH, pageBuilds, recordKey } from './page-build';
export {
  buildsOfPayment,
  compositionOfPayment,
  isOfPayment,
  namesOfPayment,
} from './payment-document';
export { MAX_DECLARATION_BYTES, RemoteDeclaration, ShellDeclaration } from './declaration.contract';
export type {
  DeclaredPage,
  QueryForm,
  QueryParameter,
  RenderedPageRule,
} from './declaration.contract';
export { routeKey } from './declared-routes';
export { declarationOf, pageDeclarations, undeclared, withDeclared } from './declared';
export type { Declaring, PageDeclaration, PageDeclarations } from './declared';
export { hasParameters, isBelow, rowsByPath } from './route-paths';
export { findRow, standsFor } from './find-row';
export type { OpenedComposition } from './page-build';
export { compositionRest, pageComposition, pageParts } from './page-composition';
export type { PagePart } from './page-composition';
export type {
  PageArm,
  PageBuild,
  PageComposition,
  PageConfig,
  PageDocument,
  PageExperiment,
  RestPointer,
} from './page-document';
export type { PageGoogle, PageMap, PageServices, PageSite } from './page-site';
export { Published } from './published.contract';
export {
  MAP_OPTIONS,
  SITE_OPTIONS,
  SiteOptionError,
  addressOption,
  originOption,
  toSite,
} from './site-options';
export type { SiteValues } from './site-options';
export { UNKNOWN_RESTAURANT } from './unknown-restaurant';
