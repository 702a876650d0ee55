import { refuse, type Refusal } from './refusal';

/** Violations of a customer's text. */
export type TextProblemKind = 'card-in-text' | 'text-turned' | 'text-broken';

const ANSWERS: Readonly<Record<TextProblemKind, readonly [error: string, code: string]>> = {
  'card-in-text': ['The text contains the number or the code of a card', 'card_in_text'],
  'text-turned': ['The text contains a sign that changes its direction', 'text_direction'],
  'text-broken': ['The text contains a line break', 'text_line_break'],
};

/** Refusal of a text by its content; `path` is its field in the body, which the message names. */
export function textRefusal(kind: TextProblemKind, path: string): Refusal {
  const [error, code] = ANSWERS[kind];
  return refuse(422, `${error}: ${path}`, code, { path });
}
