import { readFile } from 'node:fs/promises';
import { STOREFRONT_URL } from './address';
import { DATA_FOLDER } from './operator';
import { screenCounts } from './screen-counts';

/**
 * After all stories: prints how many pages the storefront rendered. A storefront that does not
 * answer any more is not a failure of a story.
 */
export default async function printScreenCounts(): Promise<void> {
  try {
    const key = await readFile(`${DATA_FOLDER}/api/operator-key`, 'utf8');
    const answer = await fetch(`${STOREFRONT_URL}/api/metrics`, {
      headers: { authorization: `Bearer ${key}` },
    });
    if (answer.ok) process.stdout.write(`\n${screenCounts(await answer.text())}\n`);
  } catch (error) {
    process.stdout.write(`\nThe pages of the stories are not counted: ${String(error)}\n`);
  }
}
