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
 * nothing. `takesMs`: the time that it takes to
 * accept a mail.
 */
export async function startSmtp(
  refusals = 0,
  {
    host = '127.0.0.1',
    encrypted = false,
    knowsNobody = false,
    hangs = false,
    takesMs = (_text: string): number => 0,
  } = {},
) {
  const received: Received[] = [];
  let left = refusals;
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: encrypted ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      connections += 1;
      done();
    },
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
        const text = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        setTimeout(() => {
          received.push({ to, text });
          done();
        }, takesMs(text));
        return undefined;
      });
    },
  });
  // A sender that is killed breaks its connections.
  server.on('error', () => undefined);
  server.listen(0, host);
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    received,
    /** Counts the connections to it so far. */
    connections: () => connections,
    port: address.port,
    url: `smtp://${host}:${address.port}`,
    close: () =>
      new Promise<void>((resolve) =>
        server.server.listening ? server.close(() => resolve()) : resolve(),
      ),
  };
}
