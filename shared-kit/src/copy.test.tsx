/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LANGUAGES } from '@storefront/shared-domain/contracts';
import { domainLocales } from '@storefront/shared-domain/remote';
import { useCopy } from './use-copy';

const CODE = '00020126-pix';
const set = (on: object, name: string, value: unknown): void =>
  void Object.defineProperty(on, name, { configurable: true, value });
const commands = jest.fn<boolean, [string]>();
const selected = (): string => {
  const { activeElement: at } = document;
  return at instanceof HTMLTextAreaElement
    ? at.value.slice(at.selectionStart, at.selectionEnd)
    : String(getSelection());
};

afterEach(() => {
  commands.mockReset();
  set(navigator, 'clipboard', undefined);
  set(document, 'execCommand', undefined);
});

function Code({ toast, isField }: { toast: (toast: object) => void; isField: boolean }) {
  const copy = useCopy(toast);
  const shown = useRef<HTMLElement | null>(null);
  const ref = (element: HTMLElement | null) => void (shown.current = element);
  return (
    <dialog open>
      {isField ? <textarea ref={ref} readOnly value={CODE} /> : <pre ref={ref}>{CODE}</pre>}
      <button onClick={() => void copy(CODE, shown.current)}>Copy</button>
    </dialog>
  );
}

/** Presses Copy; the notices that the customer reads. */
async function press(isField = true): Promise<unknown[]> {
  const i18n = createInstance({ lng: 'en', fallbackLng: 'en' });
  await i18n.init();
  i18n.addResourceBundle('en', 'domain', (await domainLocales['en']!()).default);
  const notices: unknown[] = [];
  render(
    <I18nextProvider i18n={i18n}>
      <Code toast={(toast) => notices.push(toast)} isField={isField} />
    </I18nextProvider>,
  );
  const button = screen.getByRole('button', { name: 'Copy' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(notices).toHaveLength(1));
  return notices;
}
const COPIED = [{ text: 'Copiado com sucesso!', tone: 'success' }];
const REFUSED = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };

test('[SHELL-59] a copied text is confirmed, in every language by the same words', async () => {
  const writeText = jest.fn(async () => undefined);
  set(navigator, 'clipboard', { writeText });
  expect(await press()).toEqual(COPIED);
  expect(writeText).toHaveBeenCalledWith(CODE);
  for (const language of LANGUAGES)
    expect((await domainLocales[language]!()).default).toMatchObject({
      clipboard: { copied: 'Copiado com sucesso!' },
    });
});

test.each([
  ['there is no clipboard', undefined],
  ['the clipboard has no way to write', {}],
  ['the clipboard is refused', REFUSED],
])('[SHELL-59] where %s the older command copies, in the open dialog', async (_, clipboard) => {
  set(navigator, 'clipboard', clipboard);
  set(
    document,
    'execCommand',
    commands.mockImplementation(() => {
      expect([selected(), document.activeElement?.closest('dialog')]).toEqual([
        CODE,
        screen.getByRole('dialog'),
      ]);
      return true;
    }),
  );
  expect(await press()).toEqual(COPIED);
  expect(commands).toHaveBeenCalledWith('copy');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
});

test.each([
  ['is unknown', undefined, true],
  ['copies nothing', () => false, true],
  ['copies nothing', () => false, false],
])(
  '[SHELL-59] where the older command %s too, the text is selected and the notice says so',
  async (_, command, isField) => {
    set(navigator, 'clipboard', REFUSED);
    set(document, 'execCommand', command);
    expect(await press(isField)).toEqual([
      { text: 'The text could not be copied. It is selected: copy it.', tone: 'warning' },
    ]);
    await waitFor(() => expect(selected()).toBe(CODE));
  },
);
