import * as z from 'zod/mini';
import { open, seal } from './envelope';
import { keys } from './keys';
import { createTexts, type Written } from './texts';

const FIRST_VERSION = 1;

/**
 * Stored values, each in an envelope `{v, value}`. Never throws: a full storage gives up the menu
 * caches (DOMAIN-059), a forbidden one is replaced by memory for the visit. Nothing is touched
 * before the first call.
 */
export function createStorage(
  backend: () => Storage | null,
  page: () => EventTarget | null = () => null,
) {
  const texts = createTexts(backend);

  /**
   * The value under the key, or null. A broken value, one of an unknown version or one the schema
   * refuses is dropped alone.
   */
  const read = <S extends z.ZodMiniType>(
    key: string,
    schema: S,
    version = FIRST_VERSION,
  ): z.output<S> | null => {
    const text = texts.get(key);
    if (text === null) return null;
    const opened = open(text, schema, version);
    if (opened.kind === 'value') return opened.value;
    if (opened.kind === 'rubbish') texts.remove(key);
    return null;
  };

  /**
   * Writes a value as it is: JSON in the form the schema reads. Where the schema converts (money,
   * ids), use `save`.
   */
  const write = (key: string, value: unknown, version = FIRST_VERSION): Written =>
    texts.set(key, seal(version, value));

  /** Encodes a value by its schema and writes it: what `read` with the same schema gives back. */
  const save = <S extends z.ZodMiniType>(
    key: string,
    schema: S,
    value: z.output<S>,
    version = FIRST_VERSION,
  ): Written => write(key, z.encode(schema, value), version);

  /**
   * Calls the listener when another tab changes or removes the key, and when the page comes back
   * from where the browser keeps pages that were left: there it hears of nothing. Returns the way
   * to stop.
   */
  const onForeignChange = (key: string, listener: () => void): (() => void) => {
    const target = page();
    const changed = (event: Event) => {
      const { key: changedKey } = event as StorageEvent;
      if (changedKey !== key && changedKey !== null) return;
      texts.forget(key);
      listener();
    };
    const shown = (event: Event) => {
      if ((event as PageTransitionEvent).persisted) listener();
    };
    target?.addEventListener('storage', changed);
    target?.addEventListener('pageshow', shown);
    return () => {
      target?.removeEventListener('storage', changed);
      target?.removeEventListener('pageshow', shown);
    };
  };

  return {
    read,
    write,
    save,
    onForeignChange,
    remove: texts.remove,
    /** Keys in use that start with a prefix; for values whose names are not known ahead. */
    keysFrom: texts.namesFrom,
    /** Debug mode is a bare '0' or '1', readable by the support desk (SHELL-54). */
    readDebugMode: (): boolean => texts.get(keys.debugMode) === '1',
    writeDebugMode: (isOn: boolean): Written => texts.set(keys.debugMode, isOn ? '1' : '0'),
  };
}

export type AppStorage = ReturnType<typeof createStorage>;
