/** The questions that a grouping asks the bundler. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    code?: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

export const isStyle = (id: string): boolean => id.endsWith('.css');

/** Everything that a file pulls in before it can run; with `late` also what is visited from it. */
export function findPulledIn(
  graph: ModuleGraph,
  start: string,
  late = false,
  found = new Set<string>(),
): Set<string> {
  if (found.has(start)) return found;
  found.add(start);
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(start) ?? {};
  for (const imported of [...importedIds, ...(late ? dynamicallyImportedIds : [])])
    findPulledIn(graph, imported, late, found);
  return found;
}
