import type { Verb } from '../verb';
import { addArms } from './experiment-arms';
import { addCreate } from './experiment-create';
import { addGuard } from './experiment-guard';
import { addList } from './experiment-list';
import { addReport } from './experiment-report';
import { addSwitches } from './experiment-switch';

/** `experiment …`: tests on real customers. */
export const experimentVerb: Verb = (program, surroundings) => {
  const experiment = program
    .command('experiment')
    .description('test builds on a part of the customers of a channel');
  for (const add of [addCreate, addArms, addSwitches, addList, addReport, addGuard])
    add(experiment, surroundings);
};
