import type { Story } from '../stories/story';

/** Second part of the finding of a story that neither passed nor failed. */
export const INCOMPLETE = 'the gate could not complete it';

/** What happened in a story. */
export interface StoryResult {
  readonly story: Story;
  /** The step that was not possible, with its reason; null when the story reached its end. */
  readonly failure: string | null;
  /** Why the gate itself could not complete the story, for example after the end of the browser. */
  readonly broken: string | null;
  readonly errors: readonly string[];
  /** Origins of other servers that were requested. */
  readonly origins: readonly string[];
  /** Packages of which the page has more than one live copy. */
  readonly copies: readonly string[];
  /** What scripts changed in the document, and texts that no customer should read. */
  readonly page: readonly string[];
  /** Shown texts that neither the catalogs of the story's language nor the data have, in sentences. */
  readonly foreignTexts: readonly string[];
}
