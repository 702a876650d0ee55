import { accountStories } from './accounts';
import { buildingStories } from './building';
import { choosingStories } from './choosing';
import { followingStories } from './following';
import { orderingStories } from './ordering';
import { payingStories } from './paying';
import type { Story } from './story';

/** Every way to sell, the longest first: they share the browser. */
export const stories: readonly Story[] = [
  ...followingStories,
  ...choosingStories,
  ...buildingStories,
  ...payingStories,
  ...orderingStories,
  ...accountStories,
];
