import * as z from 'zod';
import { SettingError } from './setting-error';

export type Env = Readonly<Record<string, string | undefined>>;

/** One schema of several, each of which reads the same variables; all of their issues count. */
export const together = <const Parts extends z.core.$ZodLooseShape>(parts: Parts) =>
  z.preprocess(
    (env) => Object.fromEntries(Object.keys(parts).map((part) => [part, env])),
    z.object(parts),
  );

/**
 * The settings of a schema from an environment; an empty variable counts as missing. Throws one
 * `SettingError` with a line for every invalid setting.
 */
export function readSettings<Schema extends z.ZodType>(schema: Schema, env: Env): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw SettingError.all(
    result.error.issues.map((issue) => {
      const name = String(issue.path.at(-1));
      const shown = issue.code === 'custom' ? issue.params?.['shown'] : undefined;
      return new SettingError(name, String(shown ?? env[name] ?? ''), issue.message);
    }),
  );
}

/** Names of the variables that a schema of one feature reads. */
export function listSettingNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodPipe) return listSettingNames(schema.in);
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options.flatMap(listSettingNames);
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  throw new TypeError('A schema of settings is an object, or alternatives of it');
}
