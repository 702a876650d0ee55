import { writeFile } from 'node:fs/promises';
import type { TourScreen } from './tour-screen';

const HEAD = `# Tour

Every screen in two looks, \`trattoria\` and \`ember\` ([looks.md](looks.md)), on a phone of 390 × 844
pixels; some also on a desktop of 1280 × 800. \`npm run tool tour\` takes the pictures and writes this page:
it starts a storefront with a data folder of its own, or visits the one of \`--url=\`. The page's clock
is fixed, except on screens that show times of the server.`;

const picture = (id: string, look: string, size: 'phone' | 'wide', title: string): string =>
  `<img src="images/tour/${id}-${look}${size === 'wide' ? '-wide' : ''}.webp" ` +
  `width="${size === 'wide' ? 640 : 300}" alt="${title}, ${look}">`;

const section = (looks: readonly string[], { id, title, shows, isAlsoWide }: TourScreen): string =>
  [
    `## ${title}`,
    shows,
    looks.map((look) => picture(id, look, 'phone', title)).join('\n'),
    ...(isAlsoWide === true ? looks.map((look) => picture(id, look, 'wide', title)) : []),
  ].join('\n\n');

export const writeDoc = (
  file: string,
  looks: readonly string[],
  screens: readonly TourScreen[],
): Promise<void> =>
  writeFile(file, `${[HEAD, ...screens.map((screen) => section(looks, screen))].join('\n\n')}\n`);
