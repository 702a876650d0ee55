import type { Page } from '../../cli/browser';
import type { Translation } from '../catalogs/translations';
import { openStory } from './story-sandbox';

const TRANSLATION = { language: 'en', catalogs: new Map() } as unknown as Translation;
const stage = {
  page: { url: () => 'http://candidate/' } as Page,
  base: 'http://candidate',
  origins: ['http://candidate'],
  answers: [],
  timeout: 50,
};

test('a step whose sandbox does not answer ends after 120 s', async () => {
  jest.useFakeTimers();
  try {
    const call = (name: string) =>
      name === 'turn' ? new Promise<never>(() => undefined) : Promise.resolve('{}');
    const open = async () => ({ call, close: () => undefined });
    const options = { script: '', name: 's', translation: TRANSLATION, stage };
    const story = await openStory(open, options);
    const ended = expect(story.step(0)).rejects.toThrow('it does not end within 120 s');
    await jest.advanceTimersByTimeAsync(120_000);
    await ended;
  } finally {
    jest.useRealTimers();
  }
}, 10_000);
