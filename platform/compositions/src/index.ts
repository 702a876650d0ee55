export { BuildFile, BuildRecord, ExposeFiles, FilePath, Integrity, buildId } from './build.contract';
export { Arm, ChannelRevision } from './channel.contract';
export { checkComposition, describeProblem, speaks } from './check-composition';
export type { CompositionProblem, NeededPage } from './check-composition';
export { chooseArm } from './choose-arm';
export { BuildRef, Composition } from './composition.contract';
export { pageComposition } from './page-document';
export type { PageBuild, PageComposition, PageConfig, PageDocument } from './page-document';
