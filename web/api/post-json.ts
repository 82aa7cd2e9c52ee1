/**
 * Posts JSON without a session and reads the answer, for the public pages' small script, which has
 * no room for the route table.
 */
export async function postJson(
  path: string,
  body: object,
): Promise<{ ok: boolean; answer: unknown }> {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // The page's own language, whatever the browser prefers.
      'accept-language': document.documentElement.lang,
    },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, answer: await response.json() };
}
