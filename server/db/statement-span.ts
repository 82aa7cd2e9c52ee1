import { currentSpan, type Span } from '../base/current-span.ts';

/** The span of one statement, below the span of the caller, where there is one. */
export function startStatement(text: string, name: string | undefined): Span | undefined {
  const caller = currentSpan();
  if (caller === undefined) return undefined;
  const summary = name ?? summarize(text);
  return caller.child(summary, 'client', {
    'db.system.name': 'postgresql',
    'db.query.summary': summary,
  });
}

/** Names a statement's verb and table, such as `UPDATE users`: never a value, nor its text. */
export function summarize(text: string): string {
  // No literal and no comment is looked at; `$$` begins a function's text.
  const bare = text.replaceAll(/'(?:[^']|'')*'|--[^\n]*/g, '').split('$$', 1)[0] ?? '';
  const verb = /^\s*([a-z]+)/i.exec(bare)?.[1]?.toUpperCase() ?? 'SQL';
  const of = /\b(?:from|into|update|table)\s+(?:only\s+)?([a-z_][\w.]*)|^\s*select\s+(\w+)\(/i;
  const [, table, routine] = of.exec(bare) ?? [];
  const target = table ?? routine;
  return target === undefined ? verb : `${verb} ${target}`;
}
