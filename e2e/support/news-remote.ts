import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyRepository } from '../../scripts/changes/repository-copy';
import { scaffoldRemote } from '../../scripts/lib/new-remote/scaffold';

const run = promisify(execFile);
const REMOTE = 'mf-news';

const DIALOG = `import { useTranslation } from 'react-i18next';
import { Dialog } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';

export default function ArchivePage() {
  const { t } = useTranslation(['${REMOTE}', 'domain']);
  const navigate = useNavigate();
  return (
    <Dialog
      open
      title={t('welcome.more')}
      closeLabel={t('domain:action.close')}
      onClose={() => void navigate('/news', { replace: true })}
    >
      <p>{t('welcome.details')}</p>
    </Dialog>
  );
}
`;

/** Edits of a team: a dialog with an address. The rest is what the command writes. */
async function extend(folder: string): Promise<void> {
  const file = path.join(folder, REMOTE, 'src/declaration.ts');
  const declared = await readFile(file, 'utf8');
  await writeFile(
    file,
    declared.replace(
      'rendered: {},',
      "rendered: {}, dialogs: [{ path: 'archive', page: 'archive', heading: 'mf-news:welcome.more' }],",
    ),
  );
  await writeFile(path.join(folder, REMOTE, 'src/pages/archive.page.tsx'), DIALOG);
}

/**
 * A new remote as a team makes it, in a copy of the sources: a page that the edge renders, a dialog with
 * an address, a widget in a slot, a story. Returns the folder of its build; `remove` deletes the copy.
 */
export async function buildNewsRemote(): Promise<{ dist: string; remove: () => void }> {
  const copy = copyRepository();
  try {
    await scaffoldRemote(copy.folder, REMOTE, 'news');
    await extend(copy.folder);
    const dir = path.join(copy.folder, REMOTE);
    const rspack = path.join(copy.folder, 'node_modules/@rspack/cli/bin/rspack.js');
    await run(process.execPath, [rspack, 'build', '-c', 'rspack.config.ts'], { cwd: dir });
    return { dist: path.join(dir, 'dist'), remove: copy.remove };
  } catch (error) {
    copy.remove();
    throw error;
  }
}
