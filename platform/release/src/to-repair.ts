/** How a missing or damaged file of a store is repaired; `file` is relative to the store. */
export function toRepair(file: string): string {
  const [kind, name = '', id = ''] = file.split('/');
  return kind === 'builds'
    ? `restore builds/${name}/${id} from a backup, or remove the folder and publish the build again`
    : 'restore it from a backup';
}
