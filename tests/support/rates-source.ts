import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shippedReferenceRates } from '../../config/reference-rates.ts';

const newest = shippedReferenceRates.at(-1)?.perEuro ?? {};

/** The daily file of a day, with the newest shipped rates but for those given. */
export function dailyFile(day: string, rates: Record<string, string> = {}): string {
  const cubes = Object.entries({ ...newest, ...rates }).map(
    ([currency, rate]) => `<Cube currency='${currency}' rate='${String(rate)}'/>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" ' +
    'xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube>' +
    `<Cube time='${day}'>${cubes.join('')}</Cube></Cube></gesmes:Envelope>`
  );
}

/** A server on loopback that gives the daily file, or another body that a test sets. */
export async function openRatesSource() {
  let answer: RequestListener = (_, response) => response.writeHead(404).end();
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-daily.xml`,
    asked: () => asked,
    answers(listener: RequestListener) {
      answer = listener;
    },
    gives(content: string, status = 200) {
      answer = (_, response) =>
        response.writeHead(status, { 'Content-Type': 'text/xml' }).end(content);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
