import { refuse, type Refusal } from '../http/refusal';

/** What no text of a customer may hold. */
export type TextProblemKind = 'card-in-text' | 'text-turned' | 'text-broken';

const ANSWERS: Readonly<Record<TextProblemKind, readonly [error: string, code: string]>> = {
  'card-in-text': ['The text contains the number or the code of a card', 'card_in_text'],
  'text-turned': ['The text contains a sign that changes its direction', 'text_direction'],
  'text-broken': ['The text contains a line break', 'text_line_break'],
};

/** A text that is refused for what it holds; `path` leads to it in the body, and the message names it. */
export function textRefusal(kind: TextProblemKind, path: string): Refusal {
  const [error, code] = ANSWERS[kind];
  return refuse(422, `${error}: ${path}`, code, { path });
}
