import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

interface Received {
  to: string[];
  text: string;
}

/**
 * A real SMTP server, on loopback unless told otherwise; refuses the first `refusals` mails, as an
 * overloaded one does. `encrypted`: it offers STARTTLS, with a certificate that no authority signed.
 * `knowsNobody`: it refuses each recipient, and names them. `hangs`: it reads a mail and answers
 * nothing.
 */
export async function startSmtp(
  refusals = 0,
  { host = '127.0.0.1', encrypted = false, knowsNobody = false, hangs = false } = {},
) {
  const received: Received[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: encrypted ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (!knowsNobody) return done();
      const reply = `5.1.1 <${address}>: User ${address.split('@')[0]} is unknown`;
      return done(Object.assign(new Error(reply), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (hangs) return undefined;
        if (left > 0) {
          left -= 1;
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        }
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        return done();
      });
    },
  });
  server.listen(0, host);
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    received,
    port: address.port,
    url: `smtp://${host}:${address.port}`,
    close: () =>
      new Promise<void>((resolve) =>
        server.server.listening ? server.close(() => resolve()) : resolve(),
      ),
  };
}
