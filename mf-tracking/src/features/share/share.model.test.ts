import { allSettled, createWatch, fork } from 'effector';
import { noticeBus, type Toast } from '@storefront/shared-domain/bus';
import { LANGUAGES } from '@storefront/shared-domain/contracts';
import { domainLocales } from '@storefront/shared-domain/remote';
import { share } from './share';
import { shareClicked } from './share.model';

const link = { title: 'Order 1', url: 'https://example.com/app/bella-napoli/track?token=1' };
const texts = { copied: 'Copiado com sucesso!', failed: 'Copy the address instead.' };

function device(parts: {
  share?: () => Promise<void>;
  writeText?: (text: string) => Promise<void>;
}) {
  const writeText = jest.fn(parts.writeText ?? (async () => undefined));
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { share: parts.share, clipboard: { writeText } },
  });
  return writeText;
}
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

async function toastsOf(): Promise<Toast[]> {
  const toasts: Toast[] = [];
  const scope = fork();
  createWatch({ unit: noticeBus.toastRequested, scope, fn: (toast) => toasts.push(toast) });
  await allSettled(shareClicked, { scope, params: { ...link, texts } });
  return toasts;
}

test("[SHELL-59] copying the link confirms with the spec's text", async () => {
  const writeText = device({});
  expect(await toastsOf()).toEqual([{ text: 'Copiado com sucesso!', tone: 'success' }]);
  expect(writeText).toHaveBeenCalledWith(link.url);
  for (const language of LANGUAGES)
    expect((await domainLocales[language]?.())?.default).toMatchObject({
      clipboard: { copied: 'Copiado com sucesso!' },
    });
});

test('a device with a share dialog of its own needs no clipboard and no toast', async () => {
  const writeText = device({ share: async () => undefined });
  expect(await toastsOf()).toEqual([]);
  expect(writeText).not.toHaveBeenCalled();
});

test('a customer that closes the share dialog gets no message', async () => {
  const writeText = device({ share: refuse('AbortError') });
  expect(await toastsOf()).toEqual([]);
  expect(writeText).not.toHaveBeenCalled();
});

test('a share dialog that fails leaves the clipboard', async () => {
  device({ share: refuse('NotAllowedError') });
  expect(await share(link)).toBe('copied');
});

test('where neither works a hint is shown', async () => {
  device({ writeText: refuse('NotAllowedError') });
  expect(await toastsOf()).toEqual([{ text: texts.failed, tone: 'warning' }]);
});
