import { hostname } from 'node:os';
import type { Config } from '../../../server/base/config.ts';
import { requestNote } from '../../../server/db/control-socket.ts';
import {
  type Examination,
  noteExamination,
} from '../../../server/services/condition/examinations.ts';
import type { Examined } from '../../../server/start/examine/examined.ts';
import { noteAsServer } from '../note-as-server.ts';
import { refuseWithoutBank } from '../open-bank-database.ts';

/**
 * Writes into the trail of the bank what was found on this machine, for `larkmoor_doctor_*`: with
 * the rights of a server, or by the server that has an embedded bank open.
 * @returns whether it was written.
 */
export async function noteInTrail(config: Config, lines: readonly Examined[]): Promise<boolean> {
  refuseWithoutBank(config);
  const abouts = (state: Examined['state']) =>
    lines.filter((line) => line.state === state).map(({ about }) => about);
  const examination: Examination = {
    machine: hostname(),
    faults: abouts('fault'),
    warnings: abouts('warning'),
  };
  const { dataDir, databaseUrl } = config;
  const told =
    databaseUrl === undefined ? await requestNote(dataDir, JSON.stringify(examination)) : undefined;
  if (told !== undefined) return told;
  await noteAsServer(config, (db) => noteExamination(db, examination));
  return true;
}
