const key = 'larkmoor.registered-username';

/** Carries the username from registration to the login page, in this tab only. */
export function keepRegisteredUsername(username: string): void {
  sessionStorage.setItem(key, username);
}

/** The username just registered, once. */
export function takeRegisteredUsername(): string | undefined {
  const username = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return username;
}
