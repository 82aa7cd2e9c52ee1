/** The styles that did not come. Vite asks for each once, and then loads its script without it. */
const lost = new Set<HTMLLinkElement>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  true,
);

async function bringAgain(link: HTMLLinkElement): Promise<void> {
  const next = link.cloneNode() as HTMLLinkElement;
  lost.delete(link);
  await new Promise((resolve, reject) => {
    next.addEventListener('load', resolve);
    next.addEventListener('error', reject);
    link.replaceWith(next);
  });
}

let bringing: Promise<unknown> | undefined;

/** Asks again for styles that did not come, so that no part is shown without its own. */
export async function bringLostStyles(): Promise<void> {
  bringing ??= Promise.all([...lost].map(bringAgain)).finally(() => (bringing = undefined));
  await bringing;
}

/** Says whether a part that has come may lack its styles. */
export const stylesAreLost = (): boolean => lost.size > 0;
