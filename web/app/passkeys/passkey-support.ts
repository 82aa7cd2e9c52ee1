/**
 * Says whether this browser makes passkeys, and reads and writes them as the bank sends them: all
 * that came since 2025 do.
 */
export function usesPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'toJSON' in PublicKeyCredential.prototype
  );
}

/**
 * The person closed the browser's window or let it wait, or there is no passkey here: browsers do
 * not tell which, and none of it is an error.
 */
export const cameToNothing = (problem: unknown) =>
  problem instanceof DOMException &&
  (problem.name === 'NotAllowedError' || problem.name === 'AbortError');
