import { writeFile } from 'node:fs/promises';
import type { TourScreen } from './tour-screen';

const HEAD = `# Tour

Every screen in two looks, \`trattoria\` and \`ember\` ([looks.md](looks.md)), on a phone, some also on a desktop.
\`npm run tool tour\` takes the pictures and writes this page
([testing.md](testing.md#stored-transcripts-and-pictures)).`;

const picture = (id: string, look: string, size: 'phone' | 'wide', title: string): string =>
  `<img src="images/tour/${id}-${look}${size === 'wide' ? '-wide' : ''}.webp" ` +
  `width="${size === 'wide' ? 640 : 300}" alt="${title}, ${look}">`;

/** The link to a heading, whose anchor GitHub makes of its words. */
const contents = ({ title }: TourScreen): string =>
  `[${title}](#${title
    .toLowerCase()
    .replace(/[^\w ]/g, '')
    .replaceAll(' ', '-')})`;

const section = (looks: readonly string[], { id, title, shows, isAlsoWide }: TourScreen): string =>
  [
    `## ${title}`,
    shows,
    (isAlsoWide === true ? (['phone', 'wide'] as const) : (['phone'] as const))
      .flatMap((size) => looks.map((look) => picture(id, look, size, title)))
      .join('\n'),
  ].join('\n\n');

export const writeDoc = (
  file: string,
  looks: readonly string[],
  screens: readonly TourScreen[],
): Promise<void> =>
  writeFile(
    file,
    `${[
      HEAD,
      screens.map(contents).join(' · '),
      ...screens.map((screen) => section(looks, screen)),
    ].join('\n\n')}\n`,
  );
