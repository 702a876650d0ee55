import { SCRIPT } from '../messages';
import { type Published, storyHost } from './story-host';

/* Runs in the sandbox beside the stories of one build. */

declare const storefrontHost: { run(path: string): void };

function published(): Published {
  const known = globalThis as { storefrontStories?: Published };
  if (known.storefrontStories === undefined) storefrontHost.run(SCRIPT);
  return known.storefrontStories ?? { stories: {} };
}

Object.assign(globalThis, { storefrontServer: storyHost(published) });
