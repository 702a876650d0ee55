// Plain JavaScript: the thread reads this file as it is, whatever runs the server.
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { register } from 'tsx/esm/api';

register();
const work = await import('./menu-work.ts');

/** Transfers the buffers: nothing of their size is copied on the event loop. */
const handOver = (value, buffers) => move({ [valueSymbol]: value, [transferableSymbol]: buffers });

export function readMenu(text) {
  const found = work.readMenu(text);
  return found.kind === 'read'
    ? handOver(
        found,
        [found.wire, ...found.parts].map(({ buffer }) => buffer),
      )
    : found;
}

export function markSoldOut(task) {
  const wire = work.markSoldOut(task);
  return handOver(wire, [wire.buffer]);
}
