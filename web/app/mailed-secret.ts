/** The secret of a mailed link is behind the `#`, where no server, log or referrer sees it. */
export const mailedSecret = (): string =>
  new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

/** The fields of a form, and the secret of the link that led to it. */
export const readWithSecret = (form: HTMLFormElement) => ({
  ...Object.fromEntries(new FormData(form)),
  token: mailedSecret(),
});
