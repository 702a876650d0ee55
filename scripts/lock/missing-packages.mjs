const SYSTEMS = [
  'android',
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/**
 * Folders in which a package finds its dependencies, nearest first: `a/node_modules/b` → itself,
 * `a`, the root.
 */
function searchPlaces(folder) {
  const places = [folder];
  let rest = folder;
  while (rest.includes('/node_modules/')) {
    rest = rest.slice(0, rest.lastIndexOf('/node_modules/'));
    places.push(rest);
  }
  return places.includes('') ? places : [...places, ''];
}

const placed = (place, name) => `${place === '' ? '' : `${place}/`}node_modules/${name}`;

/**
 * Optional packages that some entry of a lock depends on and that have no folder: `{ name, version,
 * dev }`.
 */
export function missingPackages({ packages }) {
  const missing = new Map();
  for (const [folder, { optionalDependencies = {}, dev = false }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (searchPlaces(folder).some((place) => placed(place, name) in packages)) continue;
      missing.set(name, { name, version: range.replace(/^[\^~]/, ''), dev });
    }
  }
  return [...missing.values()];
}

/**
 * System, processor and C library that a platform package names in its own name, as npm writes
 * them.
 */
function platformOf(name) {
  const words = name.toLowerCase().split(/[-/]/);
  const os =
    SYSTEMS.find((system) => words.includes(system)) ??
    (words.includes('windows') ? 'win32' : undefined);
  const cpu = PROCESSORS.find((processor) => words.includes(processor)) ?? 'wasm32';
  return {
    cpu: [cpu],
    ...(os ? { os: [os] } : {}),
    ...(os === 'linux' && /musl/.test(name) ? { libc: ['musl'] } : {}),
  };
}

/** Adds the missing entries, in npm's order; returns their names. */
export function completeLock(lock) {
  const missing = missingPackages(lock);
  for (const { name, version, dev } of missing) {
    lock.packages[placed('', name)] = {
      version,
      ...(dev ? { dev } : {}),
      optional: true,
      ...platformOf(name),
    };
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return missing.map(({ name }) => name);
}
