import type { Story } from '@storefront/compositions/story';
import { SCRIPT } from '../messages';
import { storyHost } from './story-host';

/* Runs in the sandbox beside the stories of one build. */

declare const storefrontHost: { run(path: string): void };

function storiesOf(): Readonly<Record<string, Story>> {
  const known = globalThis as { storefrontStories?: Readonly<Record<string, Story>> };
  if (known.storefrontStories === undefined) storefrontHost.run(SCRIPT);
  return known.storefrontStories ?? {};
}

Object.assign(globalThis, { storefrontServer: storyHost(storiesOf) });
