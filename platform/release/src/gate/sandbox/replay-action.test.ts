import type { Page } from '../../cli/browser';
import type { Call } from './messages';
import { type Stage, replayAction } from './replay-action';

const OTHER = 'http://127.0.0.1:9999/secret';

/** A page at an address, which an evaluation may lead to another one. */
function stageAt(address: string, then = address): Stage {
  let url = address;
  const text = 'what the page shows';
  const page = {
    url: () => url,
    locator: () => ({ innerText: async () => text }),
    evaluate: async () => {
      url = then;
      return text;
    },
  } as unknown as Page;
  const answer = { url: () => address, status: () => 200, text: async () => text };
  const origins = ['http://candidate', 'http://api'];
  return { page, base: 'http://candidate', origins, answers: [answer], timeout: 50 };
}

const READ: readonly Call[] = [['locator', 'body'], ['innerText']];
const EVALUATE: readonly Call[] = [['evaluate', '() => document.body.innerText']];
const REFUSED = 'a story uses only pages of the candidate, not ';

test.each(['http://candidate/here', 'http://api/sandbox-bank/1', 'about:blank'])(
  'a page at %s is driven and read',
  async (address) => {
    expect(await replayAction(stageAt(address), READ)).toBe('what the page shows');
    expect(await replayAction(stageAt(address), EVALUATE)).toBe('what the page shows');
  },
);

test.each([OTHER, 'file:///etc/passwd', 'data:text/html,a', 'http://candidate.elsewhere/'])(
  'a page that a script has led to %s is not',
  async (address) => {
    await expect(replayAction(stageAt(address), READ)).rejects.toThrow(REFUSED);
    await expect(replayAction(stageAt(address), EVALUATE)).rejects.toThrow(REFUSED);
  },
);

test('what is read while the page is led away is not returned', () =>
  expect(replayAction(stageAt('http://candidate/', OTHER), EVALUATE)).rejects.toThrow(
    `${REFUSED}${OTHER}`,
  ));

test('an answer of another origin is not read', async () => {
  const { answers } = stageAt(OTHER);
  const stage = { ...stageAt('http://candidate/'), answers };
  await expect(replayAction(stage, [['answer', 0]])).rejects.toThrow(`${REFUSED}${OTHER}`);
});
