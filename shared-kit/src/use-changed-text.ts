import { useState } from 'react';

/**
 * The text after its first change, for a live region: empty until then. Null while the value behind
 * the text is not read yet: the text that replaces null is no change.
 */
export function useChangedText(text: string | null): string {
  const [last, setLast] = useState({ text, hasChanged: false });
  if (last.text !== text) setLast({ text, hasChanged: last.text !== null });
  return last.hasChanged ? (last.text ?? '') : '';
}
