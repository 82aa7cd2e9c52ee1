import { DCLinter } from 'dclint';

/** What the package answers; its own types cannot be read from a module. */
interface LintedFile {
  messages: { rule: string; message: string }[];
}

/** What the linter says of a file that is no YAML, or that the schema of Compose does not take. */
const refusals = new Set(['invalid-yaml', 'invalid-schema', 'unknown-error']);

/**
 * What Compose's own schema refuses of a compose file: a key that it does not know, a value of a
 * wrong kind, and a file that is no YAML. Of several it names the first. How the linter would sort
 * and name things is its own taste, and is not asked for.
 */
export function refusedCompose(file: string): string[] {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const [result] = linter.lintFiles([file], false) as LintedFile[];
  if (!result) throw new Error(`${file} was not looked at.`);
  return result.messages.filter(({ rule }) => refusals.has(rule)).map(({ message }) => message);
}
