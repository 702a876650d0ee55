import type { BrowserCheck } from '../check';

export const origins: BrowserCheck = {
  name: 'origins',
  isComparable: true,
  sentence: 'A page requests nothing from other servers.',
  advice: 'Request data through callApi; ship what the page needs with the build.',
  run: async (browsing) => [
    ...new Set(
      (await browsing.observe()).flatMap(({ story, origins: others }) =>
        others.map((origin) => `${story.name}: requests ${origin}`),
      ),
    ),
  ],
};
