import type { Page, Response } from '../../cli/browser';

/** Answers that a page gets from now on, oldest first. */
export function watchResponses(page: Page): readonly Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => void answers.push(response));
  return answers;
}
