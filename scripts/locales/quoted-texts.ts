import { LANGUAGES, type Language } from '@storefront/shared-domain/contracts';
import { readRows, rows, type Row } from '../requirements/rows';

/**
 * Languages a text is quoted in; `api`: a text of the API or of a program, found in source files.
 */
const GIVEN_IN = ['en', 'pt-br', 'api'] as const;
type GivenIn = (typeof GIVEN_IN)[number];

/**
 * A quotation of a text in the specification. `variables`: the catalogue's variable of each
 * placeholder of the text.
 */
export interface QuotedText {
  readonly row: string;
  readonly givenIn: GivenIn;
  readonly text: string;
  readonly place: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** `words`: what the row specifies and decides. */
export interface RequirementRow {
  readonly id: string;
  readonly words: string;
  readonly texts: readonly QuotedText[];
}

const ENTRY = /^([\w-]+): "([^"]+)" at (`[^`]+`(?:, `[^`]+`)*)(?: where (.+))?$/;

function parseVariables(where: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    where.split(', ').map((pair) => {
      const [, placeholder = '', variable = ''] = /^(\S+) = (\{\{\w+\}\})$/.exec(pair) ?? [];
      if (placeholder === '')
        throw new Error(`docs/requirements.md: “${pair}” is not “placeholder = {{variable}}”`);
      return [placeholder, variable];
    }),
  );
}

function parseTexts(row: string, entry: string): QuotedText[] {
  const [, givenIn = '', text = '', places = '', where] = ENTRY.exec(entry) ?? [];
  const language = GIVEN_IN.find((name) => name === givenIn);
  if (language === undefined)
    throw new Error(
      `docs/requirements.md: ${row} has an entry that is not “language: "text" at place”: ${entry}`,
    );
  const variables = where === undefined ? {} : parseVariables(where);
  return [...places.matchAll(/`([^`]+)`/g)].map(([, place = '']) => ({
    row,
    givenIn: language,
    text,
    place,
    variables,
  }));
}

const withTexts = ({ id, specified, decided, texts }: Row): RequirementRow => ({
  id,
  words: `${specified} ${decided}`,
  texts: texts === '' ? [] : texts.split(' · ').flatMap((entry) => parseTexts(id, entry)),
});

/** Rows of a table written as `docs/requirements.md` describes, their last cell read. */
export const readTexts = (markdown: string): RequirementRow[] => readRows(markdown).map(withTexts);

export const requirementRows: readonly RequirementRow[] = rows.map(withTexts);

const allTexts = requirementRows.flatMap(({ texts }) => texts);
const givenIn = (language: GivenIn): readonly QuotedText[] =>
  allTexts.filter((text) => text.givenIn === language);

/** [I18N-05] */
export const englishTexts = givenIn('en');
/** [I18N-04] */
export const portugueseTexts = givenIn('pt-br');
export const apiTexts = givenIn('api');

/** Languages with catalogues that contain the given text (CONFLICTS-22). */
export const listLanguages = ({ givenIn: language }: QuotedText): readonly Language[] =>
  language === 'pt-br' ? LANGUAGES : ['en'];

/** Both forms of each parenthesis of a text: with its content, and without it. */
function withAndWithoutParentheses(text: string): string[] {
  const [, before = '', inner = '', after = ''] = /^(.*?)\(([^)]*)\)(.*)$/.exec(text) ?? [];
  if (inner === '') return [text.replace(/ {2,}/g, ' ')];
  return withAndWithoutParentheses(after).flatMap((rest) =>
    [before + inner + rest, before + rest].map((form) => form.replace(/ {2,}/g, ' ')),
  );
}

/**
 * Valid catalogue forms of a quoted text: placeholders are its variables, a parenthesis is
 * optional.
 */
export function catalogueForms({
  text,
  variables,
}: Pick<QuotedText, 'text' | 'variables'>): string[] {
  const words = Object.keys(variables);
  const pattern = new RegExp(
    words.map((word) => `(?<!\\w)${word.replace(/[{}]/g, '\\$&')}(?!\\w)`).join('|'),
    'g',
  );
  return withAndWithoutParentheses(
    words.length === 0 ? text : text.replace(pattern, (word) => variables[word] ?? word),
  );
}
