import { browsers } from './workspace';
import { contractNumber } from './definitions';
import { sharedTexts } from './headings';
import type { Packed } from './packed';
import { packageVersions, singletons } from './singletons';

export { PACKED, packedSpecifier } from './packed';

/** What the package `@storefront/build` contains of this repository. */
export const describeRepository = (): Packed => ({
  contract: contractNumber(),
  browsers: browsers(),
  singletons,
  versions: packageVersions(),
  texts: sharedTexts(),
});
