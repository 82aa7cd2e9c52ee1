interface FormRequest {
  method: string;
  address: string;
  headers: Headers;
  form: FormData;
  timeoutMs: number;
  /** Gives it up. */
  signal?: AbortSignal | undefined;
  /** From 0 to 1, as far as the bank's machine has taken it. */
  onProgress: (sent: number) => void;
}

/** Sends a form and says how far it is, which `fetch` cannot. Rejects when no answer came. */
export function sendForm({
  method,
  address,
  headers,
  form,
  timeoutMs,
  signal,
  onProgress,
}: FormRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    // Canceled while this file was loading: the signal tells that to no listener a second time.
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.responseType = 'blob';
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('load', () => {
      onProgress(1);
      resolve(
        new Response(request.response as Blob, {
          status: request.status,
          headers: headersOf(request),
        }),
      );
    });
    for (const silence of ['error', 'timeout', 'abort'])
      request.addEventListener(silence, () => reject(new Error('No answer came.')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1));
  }
  return headers;
}
