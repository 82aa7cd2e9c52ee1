import type { FastifyInstance } from 'fastify';
import { bankFacts } from '../../config/bank.ts';
import { api } from '../../contract/api.ts';
import { refusals, type RefusalCode } from '../../contract/errors.ts';
import type { Route } from '../../contract/route.ts';
import { openApiDocument, refusalsOf } from './open-api.ts';
import { escapeHtml } from '../base/escape-html.ts';
import { fillTokens } from './web-files.ts';

const stylesheet = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding:1rem 0}code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid}
table{border-collapse:collapse}td,th{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top}`;

function bodyHtml(operation: {
  requestBody?: { content: Record<string, { schema: unknown }> };
}): string {
  const [[mediaType, { schema }] = ['', {}]] = Object.entries(operation.requestBody?.content ?? {});
  return schema === undefined
    ? ''
    : `<h4>Body, ${mediaType}</h4><pre ` +
        `tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

function routeHtml(
  name: string,
  route: Route,
  document: ReturnType<typeof openApiDocument>,
): string {
  const paths = document['paths'] as Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: unknown }> } }>
  >;
  const operation = paths[route.path]?.[route.method.toLowerCase()] ?? {};
  const codes = refusalsOf(route).map((code) => `<a href="#${code}">${code}</a>`);
  return `<article id="${name}"><h3><code>${route.method} ${escapeHtml(route.path)}</code></h3><p>${escapeHtml(route.summary)}</p>
<p>Who may call it: <strong>${route.who}</strong>. Success: ${[...Object.keys(route.answers), ...(route.download || route.stream ? ['200'] : [])].join(', ')}. Refusals: ${codes.join(', ')}.</p>${bodyHtml(operation)}</article>`;
}

function refusalRow([code, { status, title }]: [
  string,
  { status: number; title: string },
]): string {
  return (
    '<tr ' +
    `id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(title)}</td></tr>`
  );
}

function docsPage(document: ReturnType<typeof openApiDocument>): string {
  const routes = Object.entries<Route>(api).map(([name, route]) =>
    routeHtml(name, route, document),
  );
  const rows = Object.entries<{ status: number; title: string }>(
    refusals as Record<RefusalCode, { status: number; title: string }>,
  ).map(refusalRow);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API - ${escapeHtml(bankFacts.name)}</title>
<link rel="stylesheet" href="/api/docs.css"></head><body>{{sandboxBanner}}<main><h1>${escapeHtml(bankFacts.name)} API</h1>
<p>Made from the schemas that validate. The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>${routes.join('')}<h2>Refusals</h2><table><thead><tr><th>Code</th><th>Status</th><th>Title</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></body></html>`;
}

function describeApi(): { json: string; html: string } {
  const document = openApiDocument(bankFacts.name);
  return { json: JSON.stringify(document), html: docsPage(document) };
}

/** The API's own description, for machines and for people: two readings of one route table. */
export function serveApiDocs(app: FastifyInstance, sandboxBanner: () => string): void {
  // Made when somebody first reads it: a start need not wait for that.
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
