interface Place {
  to: string;
  /** Only this very address marks the link, not those below it. */
  end?: boolean | undefined;
  /** Pages elsewhere that belong to this one: they mark it too. */
  also?: readonly string[] | undefined;
}

/**
 * @returns the `aria-current` of a link: `page` where one is, `true` where one is at a page that
 * belongs to it.
 */
export function markOfPlace(
  pathname: string,
  { to, end = false, also = [] }: Place,
): 'page' | 'true' | undefined {
  const isBelow = (place: string) => pathname.startsWith(`${place}/`);
  if (pathname === to || (!end && isBelow(to))) return 'page';
  return also.some((place) => pathname === place || isBelow(place)) ? 'true' : undefined;
}
