/** The routes in the router's printed tree, 'GET /order/uuid/:token'; HEAD follows GET. */
export function registeredRoutes(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] =
      /^([│├└─ ]*)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (part === '') return [];
    const level = indent.length / 4 - 1;
    parents[level] = (parents[level - 1] ?? '') + part;
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${parents[level]}`);
  });
}
