/*
 * What a story's sandbox and the gate send each other as JSON. The types describe what the gate's own
 * script in the sandbox sends; a story may have written anything, so the gate reads it by schemas.
 */

/** A method with plain arguments. A regular expression is `{ regexp }`, a locator `{ locator }`. */
export type Call = readonly [method: string, ...args: readonly unknown[]];

/** Methods from the page to an action, e.g. `getByRole('button')`, `first()`, `click()`. */
export type Chain = readonly Call[];

export interface Action {
  readonly id: number;
  readonly chain: Chain;
}

/** The result of an action: its value, or the message of its error. */
export type Settled =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

/** To the sandbox: the beginning of a step, or results of its actions. */
export interface Turn {
  /** Number of the step that begins. */
  readonly begin?: number;
  readonly settled: readonly Settled[];
  /** Address of the page now. */
  readonly url: string;
}

/** From the sandbox: actions that begin, and the end of the step: its error's message or its result. */
export interface Reply {
  readonly actions: readonly Action[];
  readonly end?: { readonly error: string | null; readonly value?: unknown };
}

/** Answer of the API, with its body. */
export interface ApiResponse {
  readonly status: number;
  readonly text: string;
}

/** Path of the script with the stories inside of the sandbox. */
export const SCRIPT = '/stories.js';
