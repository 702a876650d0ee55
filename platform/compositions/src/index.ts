export { BuildFile, BuildRecord, ExposeFiles, FilePath, Integrity, Route, buildId } from './build.contract';
export { Arm, ChannelRevision } from './channel.contract';
export { checkComposition, describeProblem, speaks } from './check-composition';
export type { CompositionProblem } from './check-composition';
export { chooseArm } from './choose-arm';
export { BuildRef, Composition } from './composition.contract';
export { pageComposition } from './page-document';
export type { OpenedComposition, PageBuild, PageComposition, PageConfig, PageDocument } from './page-document';
