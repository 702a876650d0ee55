/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import * as library from 'react-i18next';
import { createTexts } from './page-texts';
import * as own from './use-texts';

function someTexts(): i18n {
  const texts = createTexts('en');
  for (const [language, hi] of Object.entries({ en: 'Hello {{name}}', es: 'Hola {{name}}' })) {
    texts.addResourceBundle(language, 'shell', { hi });
    texts.addResourceBundle(language, 'domain', { hi: `${hi}!` });
  }
  return texts as unknown as i18n;
}

type Library = Pick<typeof library, 'I18nextProvider' | 'useTranslation'>;

describe.each([
  ['react-i18next', library],
  ['the page', own as unknown as Library],
] as const)('texts by the hook of %s', (_name, { I18nextProvider, useTranslation }: Library) => {
  const renders = jest.fn();
  function Page() {
    const { t, i18n: texts, ready } = useTranslation(['shell', 'domain']);
    const [again] = useTranslation('domain');
    renders();
    return (
      <p lang={texts.language}>
        {[
          t('hi', { name: 'Ana' }),
          t('domain:hi', { name: 'Bo' }),
          again('hi'),
          String(ready),
        ].join()}
      </p>
    );
  }

  test('[I18N-01] each namespace, on a server too; a new language is shown at once', async () => {
    const texts = someTexts();
    const page = (
      <I18nextProvider i18n={texts}>
        <Page />
      </I18nextProvider>
    );
    expect(renderToString(page)).toContain('Hello Ana,Hello Bo!,Hello {{name}}!,true');
    const { unmount } = render(page);
    expect(screen.getByText('Hello Ana,Hello Bo!,Hello {{name}}!,true').lang).toBe('en');
    await act(() => texts.changeLanguage('es'));
    expect(screen.getByText('Hola Ana,Hola Bo!,Hola {{name}}!,true').lang).toBe('es');
    unmount();
    renders.mockClear();
    await act(() => texts.changeLanguage('en'));
    expect(renders).not.toHaveBeenCalled();
  });
});

test('texts without their provider are an error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = () => own.useTranslation('shell').t('hi');
  expect(() => render(<Page />)).toThrow('I18nextProvider is missing');
});
