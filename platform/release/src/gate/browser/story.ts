import type { BrowserCheck } from '../check';
import { INCOMPLETE } from './story-result';

export const story: BrowserCheck = {
  name: 'story',
  isComparable: true,
  sentence:
    'Customers buy in every way that a changed part can break, without an error on any page.',
  advice:
    'Open the candidate in a browser and follow the story that begins the finding ' +
    '(stories/<story>.story.ts of the remote that declares it); repair the named step.',
  run: async (browsing) => [
    ...browsing.storyFindings,
    ...(await browsing.observe()).flatMap(({ story: { name }, failure, broken, errors, copies }) =>
      [
        ...(failure === null ? [] : [failure]),
        ...(broken === null ? [] : [`${INCOMPLETE}: ${broken}`]),
        ...errors,
        ...copies,
      ].map((what) => `${name}: ${what}`),
    ),
  ],
};
