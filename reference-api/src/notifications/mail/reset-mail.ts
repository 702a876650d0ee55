import type { Language } from '@storefront/shared-domain/contracts';
import { escapedHtml } from './escaped-html';
import { en } from './texts/en';
import { es } from './texts/es';
import type { MailTexts } from './texts/mail-texts';
import { ptBr } from './texts/pt-br';

const TEXTS: Readonly<Record<Language, MailTexts>> = { en, es, 'pt-br': ptBr };

/** Names are entered by people: in a mail they are one line of limited length. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);

type Asked = {
  readonly language: Language;
  readonly restaurant: string;
  readonly name: string;
  readonly link: string;
  readonly minutes: number;
};
type Written = { readonly subject: string; readonly body: string; readonly html: string };

const FONT = 'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#221a16';
const BUTTON =
  'display:inline-block;padding:14px 24px;border-radius:10px;background:#221a16;color:#ffffff;font-weight:bold;text-decoration:none';

/**
 * The mail with the link to a new password: as plain text, and as HTML without external resources.
 */
export function resetMail({
  language,
  restaurant: itsName,
  name: theirs,
  link,
  minutes,
}: Asked): Written {
  const texts = TEXTS[language];
  const [restaurant, name] = [oneLine(itsName), oneLine(theirs)];
  const [greeting, asked, until] = [
    texts.greeting(name),
    texts.asked(restaurant),
    texts.until(minutes),
  ];
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapedHtml(text)}</p>`;
  return {
    subject: texts.subject(restaurant),
    body: [
      `${greeting}\n${asked}`,
      `${texts.button}:\n${link}`,
      until,
      texts.notYou,
      `— ${restaurant}`,
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapedHtml(texts.subject(restaurant))}</title></head>`,
      `<body style="margin:0;padding:24px;background:#faf7f4"><div style="max-width:480px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff;${FONT}">`,
      `<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escapedHtml(restaurant)}</p>${paragraph(greeting)}${paragraph(asked)}`,
      `<p style="margin:0 0 24px"><a href="${escapedHtml(link)}" style="${BUTTON}">${escapedHtml(texts.button)}</a></p>`,
      `${paragraph(until)}<p style="margin:0;color:#695e57">${escapedHtml(texts.notYou)}</p></div></body></html>`,
    ].join(''),
  };
}
