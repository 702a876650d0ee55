/** One story of a build, as its sandbox lists it. */
export interface Story {
  /** Short and stable: it begins each finding. */
  readonly name: string;
  /** What a passed story proves. */
  readonly capability: string;
  /** Its own build and the remotes that it needs: a change of one of them, or of the shell, runs it. */
  readonly remotes: readonly string[];
  /** Runs only with this edition of its build; `null`: only with the main one. */
  readonly edition?: string | null | undefined;
  /** What the customer does, as infinitives for the finding. */
  readonly steps: readonly string[];
  /**
   * The stored values that the story is about: what they are, and older ones with what they show.
   */
  readonly exchange?:
    | {
        readonly what: string;
        readonly older: readonly { readonly name: string; readonly shows: string }[];
      }
    | undefined;
  /** Place among the stories of its build, which decides its language. */
  readonly place: number;
  /** Text of the script that has it. */
  readonly script: string;
}

/** `remote-a/some-story`: how a removed story is named. */
export const storyId = ({ remotes, name }: Pick<Story, 'remotes' | 'name'>): string =>
  `${remotes[0] ?? ''}/${name}`;
