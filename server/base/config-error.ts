/** A wrong value in the environment: names the variable, what it holds and what it may hold. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
