import { bannedImports } from './planted/banned-imports';
import { demoCrossings } from './planted/demo-crossings';
import { earlyWaits } from './planted/early-waits';
import { groupingSpreads } from './planted/grouping-spreads';
import { leftOutTests } from './planted/left-out-tests';
import { namesNotShared } from './planted/names-not-shared';
import { otherClocks } from './planted/other-clocks';
import { pageCrossings } from './planted/page-crossings';
import type { PlantedImport } from './planted/planted-import';
import { productWords } from './planted/product-words';
import { serverCrossings } from './planted/server-crossings';
import { sharedKitCrossings } from './planted/shared-kit-crossings';
import { unclearTerms } from './planted/unclear-terms';

/** One violation of every border of the graph. */
export const plantedImports: readonly PlantedImport[] = [
  ...pageCrossings,
  ...sharedKitCrossings,
  ...demoCrossings,
  ...serverCrossings,
  ...bannedImports,
];

/** One violation of every rule of the linter in `scripts/borders`. */
export const plantedTexts: readonly PlantedImport[] = [
  ...unclearTerms,
  ...productWords,
  ...namesNotShared,
  ...leftOutTests,
  ...earlyWaits,
  ...groupingSpreads,
  ...otherClocks,
];
