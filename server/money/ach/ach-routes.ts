import { getAchFileRoute, listAchFilesRoute } from '../../../contract/staff/ach-files.ts';
import {
  bringAchFileRoute,
  listAchUploadsRoute,
  sendBackAchFileRoute,
  takeAchFileRoute,
} from '../../../contract/staff/ach-uploads.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { bringFile } from './bring-file.ts';
import { sendBackUpload, takeUpload } from './decide-upload.ts';
import { listUploads } from './list-uploads.ts';
import { listFilesForStaff, showFile } from './show-files.ts';

export const callsOfAch = [
  answerTo(listAchFilesRoute, async (ctx, { query }) => await listFilesForStaff(ctx, query)),
  answerTo(getAchFileRoute, async (ctx, { params, query }) => {
    return await showFile(ctx, params.id, query);
  }),
  answerTo(listAchUploadsRoute, async (ctx) => await listUploads(ctx)),
  bindRoute(bringAchFileRoute, async (ctx, { body, files }) => ({
    status: 202,
    body: await bringFile(ctx, body, files),
  })),
  answerTo(takeAchFileRoute, async (ctx, { params }) => await takeUpload(ctx, params.id)),
  answerTo(
    sendBackAchFileRoute,
    async (ctx, { params, body }) => await sendBackUpload(ctx, params.id, body),
  ),
];
