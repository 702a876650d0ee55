import type { Verb } from '../verb';
import { checkVerb } from './check';
import { composeVerb } from './compose';
import { experimentVerb } from './experiment';
import { exportVerb } from './export';
import { historyVerb } from './history';
import { newRemoteVerb } from './new-remote';
import { originsVerb } from './origins';
import { promoteVerb } from './promote';
import { pruneVerb } from './prune';
import { publishVerb } from './publish';
import { rollbackVerb } from './rollback';
import { statusVerb } from './status';

/** Every verb, in the order in which help lists them. */
export const verbs: readonly Verb[] = [publishVerb, composeVerb, checkVerb, promoteVerb, rollbackVerb, statusVerb, historyVerb, pruneVerb, exportVerb, originsVerb, newRemoteVerb, experimentVerb];
