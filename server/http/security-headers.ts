import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../base/config.ts';

const permissions = 'camera=(self), geolocation=(), microphone=(), payment=()';

const aYear = 31_536_000;

const isHttps = ({ publicUrl }: Config) => publicUrl.startsWith('https:');

/**
 * For answers given before a request is one, which no hook sees: nothing in them may be loaded,
 * framed, kept or guessed at.
 */
export const bareSecurityHeaders = (config: Config): ReadonlyMap<string, string> =>
  new Map([
    [
      'Content-Security-Policy',
      "default-src 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    ],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', permissions],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Cache-Control', 'no-store'],
    ...(isHttps(config)
      ? [['Strict-Transport-Security', `max-age=${aYear}; includeSubDomains`] as const]
      : []),
  ]);

/** Lets the scripts of one answer make the one Trusted Types policy of this name. */
export function allowPolicy(reply: FastifyReply, name: string): void {
  const strict = String(reply.raw.getHeader('Content-Security-Policy'));
  void reply.header(
    'Content-Security-Policy',
    strict.replace("trusted-types 'none'", `trusted-types ${name}`),
  );
}

const headersOfDocuments = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/**
 * Takes the headers of documents off a script, style, font or picture of the build: a page loads
 * forty, and without HTTP/2 each would bring almost a KiB of headers.
 */
export function keepAssetHeaders(reply: FastifyReply): void {
  void reply.removeHeader('Permissions-Policy');
  for (const name of headersOfDocuments) reply.raw.removeHeader(name);
}

/**
 * The same headers on every answer, errors too. Trusted Types with no policy at all: no script of
 * ours, or of anyone, can turn text into code.
 */
export async function sendSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps(config) ? { maxAge: aYear, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
  });
  let fixed: [name: string, value: string][] | undefined;
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('Permissions-Policy', permissions);
    // Helmet builds the same texts for each answer; those of the first serve for all.
    if (fixed === undefined) {
      reply.helmet();
      fixed = Object.entries(reply.raw.getHeaders() as Record<string, string>);
    } else {
      for (const [name, value] of fixed) reply.raw.setHeader(name, value);
    }
  });
}
