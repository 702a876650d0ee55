import type { Verb } from '../verb';
import { backupVerb } from './backup';
import { checkVerb } from './check';
import { composeVerb } from './compose';
import { experimentVerb } from './experiment';
import { exportVerb } from './export';
import { gateVerb } from './gate';
import { historyVerb } from './history';
import { keysVerb } from './keys';
import { newRemoteVerb } from './new-remote';
import { originsVerb } from './origins';
import { promoteVerb } from './promote';
import { paymentVerb } from './payment';
import { promotionsVerb } from './promotions';
import { pruneVerb } from './prune';
import { publishVerb } from './publish';
import { restoreVerb } from './restore';
import { rollbackVerb } from './rollback';
import { scriptsVerb } from './scripts';
import { statusVerb } from './status';

/** Every verb, in the order in which help lists them. */
export const verbs: readonly Verb[] = [
  publishVerb,
  composeVerb,
  checkVerb,
  gateVerb,
  promoteVerb,
  rollbackVerb,
  statusVerb,
  historyVerb,
  scriptsVerb,
  pruneVerb,
  exportVerb,
  originsVerb,
  paymentVerb,
  promotionsVerb,
  keysVerb,
  backupVerb,
  restoreVerb,
  newRemoteVerb,
  experimentVerb,
];
