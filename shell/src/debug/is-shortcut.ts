/**
 * Ctrl+Alt and a key. Windows reports AltGr as both: with it customers type letters, e.g. 'ó' on a
 * Polish keyboard.
 */
export const isShortcut = (event: KeyboardEvent, code: string): boolean =>
  event.ctrlKey && event.altKey && event.code === code && !event.getModifierState('AltGraph');
