import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/**
 * Loaded before the server of the pictures: its clock starts at the moment at which its bank was
 * made and then hardly moves, so that the same data give the same pictures on every day, ages
 * included.
 */
const [fromMs = 0, startedMs = 0] = (process.env['SHOTS_TIME'] ?? '').split(',').map(Number);
const now = Date.now.bind(Date);
Date.now = () => fromMs + Math.floor((now() - startedMs) / 1_000);

// Node writes the machine's time into answers: a page would take every quote for an old one.
subscribe('http.server.request.start', (message) => {
  (message as { response: ServerResponse }).response.sendDate = false;
});
