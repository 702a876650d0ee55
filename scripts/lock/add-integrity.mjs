/** Entries of packages without the hash of their archive, as `[folder, name@version]`. */
export const withoutIntegrity = ({ packages }) =>
  Object.entries(packages)
    .filter(([folder, { integrity, link }]) => {
      const isPackage = folder.includes('node_modules/');
      return isPackage && !link && integrity === undefined;
    })
    .map(([folder, { version }]) => [
      folder,
      `${folder.replace(/^.*node_modules\//, '')}@${version}`,
    ]);

/**
 * Adds the hash that the registry states for each entry without one; `look` returns it, or '' for a
 * package that the registry does not offer. Returns the packages that stay without a hash.
 */
export async function addIntegrity(lock, look) {
  const left = [];
  for (const [folder, wanted] of withoutIntegrity(lock)) {
    const integrity = await look(wanted);
    if (/^sha512-[\w+/]{86}==$/.test(integrity)) lock.packages[folder].integrity = integrity;
    else left.push(wanted);
  }
  return left;
}
