import { escapeHtml } from '@storefront/http-kit';
import { textsTag, type Language, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import { withArticle } from '@storefront/shared-domain/rules';
import { apiTexts } from '../../locales/api-texts';
import { filled } from '../../locales/read-catalogues';

/** Names are entered by people: in a mail they are one line of limited length. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);

type Requested = {
  readonly language: Language;
  readonly restaurant: string;
  readonly article?: RestaurantInfo['article'];
  /** ISO code of the restaurant's country. */
  readonly country?: string;
  readonly name: string;
  readonly link: string;
  readonly minutes: number;
};
type Written = { readonly subject: string; readonly body: string; readonly html: string };

const FONT = 'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#221a16';
const BUTTON =
  'display:inline-block;padding:14px 24px;border-radius:10px;' +
  'background:#221a16;color:#ffffff;font-weight:bold;text-decoration:none';

/**
 * The mail with the link to a new password: as plain text, and as HTML without external resources.
 */
export function resetMail({
  language,
  restaurant: itsName,
  article = '',
  country = '',
  name: theirs,
  link,
  minutes,
}: Requested): Written {
  const { mail: texts } = apiTexts(textsTag(language, country));
  const [restaurant, name] = [oneLine(itsName), oneLine(theirs)];
  const inPlace = (text: string): string =>
    withArticle(filled(text, { restaurant }), { name: restaurant, article }, language);
  const subject = inPlace(texts.subject);
  const [greeting, requested, until] = [
    filled(texts.greeting, { name }),
    inPlace(texts.requested),
    filled(texts.until, { minutes }),
  ];
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  return {
    subject,
    body: [
      `${greeting}\n${requested}`,
      `${texts.button}:\n${link}`,
      until,
      texts['not-you'],
      `— ${restaurant}`,
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}">`,
      `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
      '<body style="margin:0;padding:24px;background:#faf7f4">',
      '<div style="max-width:480px;margin:0 auto;padding:32px;',
      `border-radius:16px;background:#ffffff;${FONT}">`,
      `<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escapeHtml(restaurant)}</p>`,
      `${paragraph(greeting)}${paragraph(requested)}`,
      `<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(texts.button)}</a></p>`,
      `${paragraph(until)}<p style="margin:0;color:#695e57">${escapeHtml(texts['not-you'])}</p></div></body></html>`,
    ].join(''),
  };
}
