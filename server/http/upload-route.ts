import multipart from '@fastify/multipart';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { maxFileBytes, type FileRule } from '../../contract/values/files.ts';
import { Refusal } from '../base/refusal.ts';
import { hearOutTimes, maxFormBytes, maxTextBytes, maxTextFields } from './read-upload.ts';
import { sendRefusal } from './problem.ts';

/**
 * A route that takes files, in a room of its own: no other route reads multipart, and this one
 * nothing else. The body is not read before the guard has let its sender in.
 */
export function addUploadRoute(
  app: FastifyInstance,
  rules: Record<string, FileRule>,
  options: RouteOptions,
): void {
  const fileCount = Object.keys(rules).length;
  const maxBodyBytes = maxFormBytes(rules);
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    await room.register(multipart, {
      limits: {
        // The reader itself refuses what is larger, as soon as it is.
        fileSize: maxFileBytes + 1,
        // One more than there are, so that a file under a wrong name is refused by that name.
        files: fileCount + 1,
        fields: maxTextFields,
        parts: fileCount + maxTextFields,
        fieldSize: maxTextBytes,
        headerPairs: 16,
      },
    });
    // Let through unread: a caller without the right to call is refused for that first, as
    // everywhere.
    room.addContentTypeParser('*', (_request, _payload, done) => done(null));
    room.addHook('onRequest', async (request, reply) => {
      const declared = Number(request.headers['content-length'] ?? Number.NaN);
      if (declared <= maxBodyBytes) return undefined;
      // A sender without end, or of far too much, is not heard out; anybody else is, since a
      // browser that is cut off never reads why.
      if (declared <= hearOutTimes * maxBodyBytes) request.raw.resume();
      else void reply.header('Connection', 'close');
      return declared > maxBodyBytes ? sendRefusal(reply, new Refusal('TOO_LARGE', {})) : undefined;
    });
    room.route({ ...options, config: { ...options.config, takesFiles: true } });
  });
}
