import * as z from 'zod/mini';
import { open, seal } from './envelope';
import { keys } from './keys';
import { createTexts, type Written } from './texts';

const FIRST_VERSION = 1;

/**
 * Stored values, each in an envelope `{v, value}`. Never throws: a full storage drops the menu
 * caches (DOMAIN-059), a forbidden one is replaced by memory for the visit. The storage is not
 * accessed before the first call.
 */
export function createStorage(
  backend: () => Storage | null,
  page: () => EventTarget | null = () => null,
) {
  const texts = createTexts(backend);

  /**
   * The value under the key, or null. A value that is broken, of an unknown version or rejected by
   * the schema is dropped alone.
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
   * Writes a value unchanged: JSON in the form the schema reads. Where the schema converts (money,
   * ids), use `save`.
   */
  const write = (key: string, value: unknown, version = FIRST_VERSION): Written =>
    texts.set(key, seal(version, value));

  /** Encodes a value by its schema and writes it; `read` with the same schema returns it. */
  const save = <S extends z.ZodMiniType>(
    key: string,
    schema: S,
    value: z.output<S>,
    version = FIRST_VERSION,
  ): Written => write(key, z.encode(schema, value), version);

  /**
   * Calls the listener when another tab changes or removes the key, and when the page returns from
   * the back/forward cache, where it receives no storage events. Returns the function that
   * unsubscribes.
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
    /** Stored keys that start with a prefix; for values with dynamic names. */
    keysFrom: texts.namesFrom,
    /** Debug mode is a bare '0' or '1', readable by the support desk (SHELL-54). */
    readDebugMode: (): boolean => texts.get(keys.debugMode) === '1',
    writeDebugMode: (isOn: boolean): Written => texts.set(keys.debugMode, isOn ? '1' : '0'),
  };
}

export type AppStorage = ReturnType<typeof createStorage>;
