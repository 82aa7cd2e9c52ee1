const inMemory = new Set<Storage>();

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/**
 * Where the browser refuses a storage, the page keeps in memory what it would keep there: a refusal
 * must not leave a blank page.
 */
export function keepInMemory(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('token');
    } catch {
      const storage = memoryStorage();
      inMemory.add(storage);
      Object.defineProperty(window, name, { configurable: true, value: storage });
    }
  }
}

/** Says whether entries kept here outlive the page. */
export const outlivesPage = (storage: Storage): boolean => !inMemory.has(storage);
