import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Answer, Call } from '../../../fixtures/bank-client.ts';

/** Where a bank answers, by the name on its certificate, and the authority that must have signed it. */
interface Place {
  name: string;
  address: string;
  authority: string;
}

/** Calls to a name that no server of names knows: the certificate must be right for it. */
export function callsOverTls({ name, address, authority }: Place): Call {
  return async (method, path, { token, body, headers } = {}) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return await new Promise<Answer>((resolve, reject) => {
      const asked = request(
        {
          host: address,
          servername: name,
          ca: authority,
          method,
          path,
          headers: {
            host: name,
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(text === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (answer) => {
          buffer(answer).then((bytes) => {
            const said = bytes.toString();
            resolve({
              status: answer.statusCode ?? 0,
              body: said.startsWith('{') || said.startsWith('[') ? JSON.parse(said) : said,
              bytes,
              headers: answer.headers,
            });
          }, reject);
        },
      );
      asked.on('error', reject);
      asked.end(text);
    });
  };
}
