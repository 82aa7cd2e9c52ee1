/** One change of a file of JSON: where, and the file with it. */
export interface Changed {
  where: string;
  file: unknown;
}

type Holder = Record<string, unknown>;

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A text with one of its characters changed to another of its kind. */
function otherAt(text: string, place: number): string {
  const char = text[place] ?? '';
  const other = /\d/.test(char) ? String((Number(char) + 1) % 10) : char === 'A' ? 'B' : 'A';
  return text.slice(0, place) + other + text.slice(place + 1);
}

/** The replacements for a leaf: other values of its kind, nothing, and other kinds. */
function others(leaf: unknown): unknown[] {
  if (typeof leaf === 'string') {
    const places = [0, leaf.length - 1];
    return [...places.map((place) => otherAt(leaf, place)), `${leaf}A`, '', null];
  }
  if (typeof leaf === 'number') return [leaf + 1, -leaf, String(leaf), null];
  if (typeof leaf === 'boolean') return [!leaf, null];
  return ['Mallory Ltd', {}, []];
}

/** Of a long list of hashes three: they are leaves of one kind. */
function someOf<Member>(members: Member[]): Member[] {
  const places = new Set([0, Math.floor(members.length / 2), members.length - 1]);
  return members.length > 9 ? members.filter((_, place) => places.has(place)) : members;
}

function* changesOf(
  value: unknown,
  where: string,
  most = Infinity,
): Generator<{ where: string; value: unknown }> {
  const inside = typeof value === 'string' ? parsed(value) : value;
  if (typeof inside !== 'object' || inside === null) {
    for (const other of others(value).slice(0, most))
      if (other !== value) yield { where: `${where} = ${JSON.stringify(other)}`, value: other };
    return;
  }
  // A text that holds JSON is changed as a text, and in each of its own leaves.
  const written = (holder: unknown) =>
    typeof value === 'string' ? JSON.stringify(holder) : holder;
  if (typeof value === 'string')
    for (const other of others(value)) yield { where: `${where} as text`, value: other };
  else yield { where: `${where} = null`, value: null };
  for (const [name, member] of someOf(Object.entries(inside as Holder))) {
    // Whatever is in a text, another text is another text.
    for (const change of changesOf(
      member,
      `${where}.${name}`,
      typeof value === 'string' ? 1 : most,
    )) {
      const copy = (Array.isArray(inside) ? [...(inside as unknown[])] : { ...inside }) as Holder;
      copy[name] = change.value;
      yield { where: change.where, value: written(copy) };
    }
    if (!Array.isArray(inside)) {
      const { [name]: _gone, ...rest } = inside as Holder;
      yield { where: `${where}.${name} is gone`, value: written(rest) };
    }
  }
  yield {
    where: `${where} has more`,
    value: written(
      Array.isArray(inside)
        ? [...(inside as unknown[]), 'Mallory Ltd']
        : { ...inside, recipientName: 'Mallory Ltd', more: 'Mallory Ltd' },
    ),
  };
}

/** A file changed in each of its leaves, in turn: those of the JSON inside its texts as well. */
export const changedLeaves = (file: unknown): Changed[] =>
  [...changesOf(file, '')].map(({ where, value }) => ({ where, file: value }));
