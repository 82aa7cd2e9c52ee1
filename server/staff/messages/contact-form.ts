import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusals } from '../../../contract/calls/errors.ts';
import { contactMessage } from '../../../contract/people/messages.ts';
import type { Bank } from '../../bank.ts';
import { sendMessage } from './send-message.ts';
import { Refusal } from '../../base/refusal.ts';
import { escapeHtml } from '../../base/escape-html.ts';
import { callerOf } from '../../http/caller-of.ts';
import type { Pages } from '../../http/pages.ts';
import { parseInput } from '../../http/parse-input.ts';
import { fillTokens } from '../../http/web-files.ts';

/** A form without script says `true` as text, and leaves an unticked box out. */
function fieldsOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return {
    ...body,
    privacyConsent: (body as Record<string, unknown>)['privacyConsent'] === 'true',
  };
}

const sendHtml = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(html);

function sendProblems(reply: FastifyReply, refusal: Refusal, page: string): FastifyReply {
  const texts = Object.values(refusal.details.fields ?? { form: refusal.message });
  const problems = texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
  return sendHtml(reply, fillTokens(page, { problems }), refusals[refusal.code].status);
}

const referenceShape = /^MSG-[2-9A-HJ-NP-Z]{8}$/;

/**
 * The contact form without JavaScript: the only form-encoded address. It moves no money and logs no
 * one in, so a page elsewhere gains nothing by posting here.
 */
export async function takeContactForm(
  app: FastifyInstance,
  bank: Bank,
  { templates }: Pages,
): Promise<void> {
  app.get('/contact/sent', async (request, reply) => {
    const { reference } = request.query as { reference?: unknown };
    if (typeof reference !== 'string' || !referenceShape.test(reference))
      return reply.redirect('/contact', 303);
    return sendHtml(reply, fillTokens(templates.contactSent(request), { reference }));
  });

  await app.register(async (scope) => {
    await scope.register(formbody);
    scope.post('/contact', async (request, reply) => {
      try {
        const input = parseInput(contactMessage, fieldsOf(request.body));
        const reference = await sendMessage(
          {
            bank,
            requestId: request.id,
            address: request.ip,
            actor: { name: 'anonymous', channel: 'web' },
            caller: callerOf(request),
          },
          input,
        );
        return await reply.redirect(`/contact/sent?reference=${reference}`, 303);
      } catch (error) {
        if (error instanceof Refusal)
          return sendProblems(reply, error, templates.contactNotSent(request));
        throw error;
      }
    });
  });
}
