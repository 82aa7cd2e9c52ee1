export const gap = '…';

/**
 * The page numbers to offer: all up to seven, else both ends and the neighbours of the current one.
 * A gap never hides a single page.
 */
export function pageNumbers(current: number, count: number): (number | typeof gap)[] {
  if (count <= 7) return range(1, count);
  const kept = new Set(
    [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count),
  );
  let previous = 0;
  return [...kept]
    .toSorted((a, b) => a - b)
    .flatMap((page) => {
      const missing = range(previous + 1, page - 1);
      previous = page;
      return [...(missing.length > 1 ? ([gap] as const) : missing), page];
    });
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
