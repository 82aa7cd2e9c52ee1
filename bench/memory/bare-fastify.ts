import fastify from 'fastify';

/*
 * node bench/memory/bare-fastify.ts
 * One route and nothing behind it: what Node and the framework take by themselves.
 */

const app = fastify();
app.get('/api/health', async () => ({ success: true }));
process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
