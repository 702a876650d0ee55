import type { Tools } from '../cli/tools';
import type { Store } from '../store';
import type { StoryRules } from './stories/read-stories';

/** What `runGate` is called with. */
export interface GateOptions {
  readonly store: Store;
  /** Hash of the composition to be promoted. */
  readonly hash: string;
  /** Hash of the composition that the channel serves now; null before the first promotion. */
  readonly served: string | null;
  readonly tools: Tools;
  /** Skip the checks that need a browser. */
  readonly static: boolean;
  /** Of the checks that need a browser, only these; all without it. */
  readonly only?: readonly string[];
  /** Run every story, also those that nothing changed for: before a promotion to customers. */
  readonly isWhole?: boolean;
  /** Of the stories, only these, by name; those that the candidate can break without it. */
  readonly stories?: readonly string[];
  /** Which stories may be gone, and whether changed builds must publish some. */
  readonly storyRules?: StoryRules;
  /** Of the addresses, only these paths of the URL map; all without it. */
  readonly addresses?: readonly string[];
  /** Timeout in ms of a wait in a browser; the default is far longer than a slow machine needs. */
  readonly timeout?: number | undefined;
  /** Called with a sentence about each step of the gate. */
  readonly step: (sentence: string) => void;
}
