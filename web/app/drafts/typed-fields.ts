/** The fields typed in secret, by the contract's names. */
const secrets: ReadonlySet<string> = new Set(['securityPin', 'password', 'code']);

/** The fields in which a form differs from an empty one, without its secrets. */
export function typedFields<Fields extends Record<keyof Fields, string>>(
  form: Fields,
  empty: Fields,
): Record<string, string> {
  const fields = Object.keys(empty) as (keyof Fields & string)[];
  return Object.fromEntries(
    fields
      .filter((field) => !secrets.has(field) && form[field] !== empty[field])
      .map((field) => [field, form[field]]),
  );
}
