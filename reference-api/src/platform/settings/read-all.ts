import { SettingError } from './setting-error';

type Read<Parts extends Readonly<Record<string, () => unknown>>> = {
  [Name in keyof Parts]: ReturnType<Parts[Name]>;
};

/** Reads every part and collects all errors, not the first alone. Throws one `SettingError`. */
export function readAll<Parts extends Readonly<Record<string, () => unknown>>>(
  parts: Parts,
): Read<Parts> {
  const problems: SettingError[] = [];
  const read = Object.entries(parts).map(([name, part]): [string, unknown] => {
    try {
      return [name, part()];
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      problems.push(error);
      return [name, undefined];
    }
  });
  if (problems.length > 0) throw SettingError.all(problems);
  return Object.fromEntries(read) as Read<Parts>;
}
