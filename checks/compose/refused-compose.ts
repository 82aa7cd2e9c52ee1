import { DCLinter } from 'dclint';

/** The linter's answer; its package's own types cannot be read from a module. */
interface LintedFile {
  messages: { rule: string; message: string }[];
}

/** The linter's rules for a file that is no YAML, or that the schema of Compose does not take. */
const refusals = new Set(['invalid-yaml', 'invalid-schema', 'unknown-error']);

/**
 * Lists what Compose's own schema refuses of a compose file: a key that it does not know, a value
 * of a wrong kind, and a file that is no YAML. Of several it names the first. The linter's own
 * taste, of order and names, is not asked for.
 */
export function refusedCompose(file: string): string[] {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const [result] = linter.lintFiles([file], false) as LintedFile[];
  if (!result) throw new Error(`${file} was not looked at.`);
  return result.messages.filter(({ rule }) => refusals.has(rule)).map(({ message }) => message);
}
