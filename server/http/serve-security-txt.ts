import type { FastifyInstance } from 'fastify';
import { bankFacts } from '../../config/bank.ts';
import type { Bank } from '../bank.ts';

const validDays = 180;

/**
 * Names the address for reports of a weakness of this bank (RFC 9116). The file expires half a year
 * after it was asked for, so that a bank whose operator never edits a file has none that is over.
 */
export function serveSecurityTxt(app: FastifyInstance, { config, clock }: Bank): void {
  const path = '/.well-known/security.txt';
  app.get(path, async (_request, reply) => {
    const expires = clock
      .now()
      .add({ hours: validDays * 24 })
      .round({ smallestUnit: 'second', roundingMode: 'floor' });
    const fields = [
      `Contact: mailto:${bankFacts.supportEmail}`,
      `Expires: ${expires.toString()}`,
      `Canonical: ${config.publicUrl}${path}`,
      'Preferred-Languages: en, es',
    ];
    return await reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(`${fields.join('\n')}\n`);
  });
}
