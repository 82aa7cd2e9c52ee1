/**
 * PostgreSQL's own spelling of an expression, as a person would have written it: without the casts
 * and brackets it adds.
 */
export function plainExpression(expression: string): string {
  const plain = expression
    .replace(
      /\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)/g,
      (_, column: string, list: string) => `${column} IN (${list})`,
    )
    .replace(/'::(text|jsonb|timestamp with time zone|bit)(\[\])?/g, "'")
    .replaceAll(' ~~ ', ' LIKE ')
    .replace(
      /(^|\(| AND | OR )\((\w+ (?:(?:=|<>|<=|>=|<|>|~|LIKE) (?:'[^']*'|-?\w+)|IS (?:NOT )?NULL))\)(?=$|\)| AND | OR )/g,
      '$1$2',
    )
    .replace(
      /(^|\(| AND | OR )\((\w+ (?:(?:=|<>|<=|>=|<|>|~|LIKE) (?:'[^']*'|-?\w+)|IS (?:NOT )?NULL))\)(?=$|\)| AND | OR )/g,
      '$1$2',
    );
  return withoutOuterBrackets(plain);
}

function withoutOuterBrackets(text: string): string {
  let inner = text;
  while (inner.startsWith('(') && closingOf(inner) === inner.length - 1) inner = inner.slice(1, -1);
  return inner;
}

/** Where the bracket that opens a text closes. */
function closingOf(text: string): number {
  let depth = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}
