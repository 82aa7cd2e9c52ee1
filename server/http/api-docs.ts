import type { FastifyInstance } from 'fastify';
import { bankFacts } from '../../config/bank.ts';
import { api } from '../../contract/api.ts';
import { refusals } from '../../contract/calls/errors.ts';
import type { Route } from '../../contract/calls/route.ts';
import { type Refusal, textIn } from '../../contract/words/define.ts';
import { openApiDocument, refusalsOf } from './open-api.ts';
import { sampleParams } from './sample-params.ts';
import { escapeHtml } from '../base/escape-html.ts';
import { fillTokens } from './web-files.ts';

const stylesheet = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding:1rem 0}code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid}
table{border-collapse:collapse}td,th{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top}`;

interface Operation {
  requestBody?: { content: Record<string, { schema: unknown; example?: unknown }> };
}

const preformatted = (what: unknown): string =>
  `<pre tabindex="0">${escapeHtml(JSON.stringify(what, null, 2))}</pre>`;

function bodyHtml(operation: Operation): string {
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  if (body === undefined) return '';
  const [mediaType, { schema, example }] = body;
  return (
    (example === undefined ? '' : `<h4>Example</h4>${preformatted(example)}`) +
    `<h4>Body, ${mediaType}</h4>${preformatted(schema)}`
  );
}

function routeHtml(
  name: string,
  route: Route,
  document: ReturnType<typeof openApiDocument>,
): string {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const operation = paths[route.path]?.[route.method.toLowerCase()] ?? {};
  const codes = refusalsOf(route).map((code) => `<a href="#${code}">${code}</a>`);
  return `<article id="${name}"><h3><code>${route.method} ${escapeHtml(route.path)}</code></h3><p>${escapeHtml(route.summary)}</p>
<p>Who may call it: <strong>${route.who}</strong>. Success: ${[...Object.keys(route.answers), ...(route.download || route.stream ? ['200'] : [])].join(', ')}. Refusals: ${codes.join(', ')}.</p>${bodyHtml(operation)}</article>`;
}

/** A refusal with its text, with a sample of each value. */
function refusalRow([code, refusal]: [string, Refusal]): string {
  const [params] = sampleParams(refusal.params);
  const cells = [`<code>${code}</code>`, refusal.status, escapeHtml(refusal.title.en)];
  const text = escapeHtml(textIn('en', refusal, params));
  return `<tr id="${code}">${[...cells, text].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function docsPage(document: ReturnType<typeof openApiDocument>): string {
  const routes = Object.entries<Route>(api).map(([name, route]) =>
    routeHtml(name, route, document),
  );
  const rows = Object.entries<Refusal>(refusals).map(refusalRow);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API - ${escapeHtml(bankFacts.name)}</title>
<link rel="stylesheet" href="/api/docs.css"></head><body>{{sandboxBanner}}<main><h1>${escapeHtml(bankFacts.name)} API</h1>
<p>Made from the schemas that validate. The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>${routes.join('')}<h2>Refusals</h2><table><thead><tr><th>Code</th><th>Status</th><th>Title</th><th>Text, with samples of its values</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></body></html>`;
}

function describeApi(): { json: string; html: string } {
  const document = openApiDocument(bankFacts.name);
  return { json: JSON.stringify(document), html: docsPage(document) };
}

/** The API's own description, for machines and for people: two readings of one route table. */
export function serveApiDocs(app: FastifyInstance, sandboxBanner: () => string): void {
  // Made when a reader first asks for it: a start need not wait for that.
  let made: ReturnType<typeof describeApi> | undefined;
  const described = () => (made ??= describeApi());
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(described().json),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(fillTokens(described().html, { sandboxBanner: sandboxBanner() })),
  );
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesheet),
  );
}
