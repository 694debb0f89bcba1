/**
 * Returns the groups of files that import each other, directly or through others (Tarjan's strongly connected components).
 * @param importsOf Returns the files that a file imports.
 */
export function findCircles(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let lowest = own;
    for (const imported of importsOf(file)) {
      if (!order.has(imported)) lowest = Math.min(lowest, visit(imported));
      else if (open.includes(imported)) lowest = Math.min(lowest, order.get(imported) ?? own);
    }
    if (lowest === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) found.push(group);
    }
    return lowest;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return found;
}
