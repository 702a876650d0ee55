import type { Command } from 'commander';
import type { Store } from '../store';
import type { Output } from './output';
import type { Tools } from './tools';

/** Dependencies of every verb. `store` is opened from `--store` when the verb runs. */
export interface Surroundings {
  readonly store: () => Store;
  readonly output: () => Output;
  readonly tools: Tools;
}

/** Adds one verb to the program. */
export type Verb = (program: Command, surroundings: Surroundings) => void;
