import type { Caller } from '../turns/caller.ts';
import { createFairQueue } from '../turns/fair-queue.ts';
import { createInspectingProcess, type InspectingProcess } from './inspecting-process.ts';
import type { Hidden } from './inspector-walls.ts';

/**
 * One turn at a process that looks into files, one file after the other. Tasks of one file that
 * take long are divided into several turns.
 * @throws {Refusal} as `FairQueue`.
 */
type InspectorTurn = <T>(
  caller: Caller,
  look: (ask: InspectingProcess['ask']) => Promise<T>,
) => Promise<T>;

/** Looks into files in processes of their own. */
export interface Inspector {
  /** Looks into the files that are handed in now. */
  uploads: InspectorTurn;
  /**
   * Looks into files from before pages were kept as pictures: in another process, so that no
   * upload waits for it.
   */
  drawings: InspectorTurn;
  close(): Promise<void>;
}

/** Files that wait: more than a full branch hands in at the same time. */
const waitingFiles = { maxWaiting: 32, maxWaitingOfOne: 4 } as const;

/** `hidden` is what the processes must not even see. */
export function createInspector(hidden: Hidden): Inspector {
  const open = () => {
    const { ask, close } = createInspectingProcess(hidden);
    const inTurn = createFairQueue({ atOnce: 1, ...waitingFiles });
    const turn: InspectorTurn = (caller, look) => inTurn(caller, () => look(ask));
    return { turn, close };
  };
  const [uploads, drawings] = [open(), open()];
  return {
    uploads: uploads.turn,
    drawings: drawings.turn,
    async close() {
      await Promise.all([uploads.close(), drawings.close()]);
    },
  };
}
