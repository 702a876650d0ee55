import { bannedImports } from './planted/banned-imports';
import { demoCrossings } from './planted/demo-crossings';
import { earlyWaits } from './planted/early-waits';
import { groupingSpreads } from './planted/grouping-spreads';
import { leftOutTests } from './planted/left-out-tests';
import { pageCrossings } from './planted/page-crossings';
import { otherClocks } from './planted/other-clocks';
import type { PlantedImport } from './planted/planted-import';
import { productWords } from './planted/product-words';
import { serverCrossings } from './planted/server-crossings';
import { sharedKitCrossings } from './planted/shared-kit-crossings';
import { unclearTerms } from './planted/unclear-terms';

/** One violation of every border that the linter enforces. */
export const plantedImports: readonly PlantedImport[] = [
  ...unclearTerms,
  ...productWords,
  ...pageCrossings,
  ...sharedKitCrossings,
  ...demoCrossings,
  ...serverCrossings,
  ...bannedImports,
  ...leftOutTests,
  ...earlyWaits,
  ...groupingSpreads,
  ...otherClocks,
];
