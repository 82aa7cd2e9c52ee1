const columns = 100;

/** A comment of the database as lines of SQL comment; nothing where there is none. */
export function remark(comment: string | null, indent = ''): string {
  if (comment === null) return '';
  const lines = [''];
  for (const word of comment.split(' ')) {
    const line = lines.pop() ?? '';
    if (line !== '' && `${indent}-- ${line} ${word}`.length > columns) lines.push(line, word);
    else lines.push(line === '' ? word : `${line} ${word}`);
  }
  return lines.map((line) => `${indent}-- ${line}\n`).join('');
}
