import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** The machines' way to packages: a proxy for http and https, on an address that they reach. */
export async function startInternet(host: string) {
  const server = createServer((asked, answer) => {
    const { method, headers } = asked;
    const onward = request(asked.url ?? '', { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.on('connect', (asked, client, head) => {
    const { hostname, port } = new URL(`https://${asked.url}`);
    const onward = connect(Number(port || 443), hostname, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.write(head);
      onward.pipe(client);
      client.pipe(onward);
    });
    onward.on('error', () => client.destroy());
    client.on('error', () => onward.destroy());
  });
  server.listen(0, host);
  await once(server, 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
