import { FolderInUseError } from './platform/db/folder-lock';
import { settingsFrom } from './settings';
import { parsePrintTablesArgs, USAGE, UsageError } from './tables/parse-print-tables-args';
import { printTables } from './tables/print-tables';

printTables(
  () => parsePrintTablesArgs(process.argv.slice(2), process.env),
  settingsFrom(process.env).api,
).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    const isUsage =
      error instanceof UsageError ||
      (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    const message =
      error instanceof FolderInUseError
        ? 'A storefront runs on this data: name its API, such as --api http://localhost:8080/api, or stop it first.'
        : error instanceof Error
          ? error.message
          : String(error);
    process.stderr.write(`${message}\n${isUsage ? `${USAGE}\n` : ''}`);
    process.exitCode = 1;
  },
);
