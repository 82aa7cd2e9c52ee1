import { expect, onTestFinished, test } from 'vitest';
import { startClusteredBank, type ClusteredBank } from '../support/cluster/clustered-bank.ts';
import { sabotagedBy } from '../support/cluster/replace-module.ts';
import { brokenOnWrongLeader, splitBrain } from '../support/cluster/split-brain.ts';
import {
  brokenPromises,
  killBeforeFlush,
  noteRow,
  seconds,
  underLoad,
} from '../support/cluster/under-load.ts';

async function sabotaged(file: string): Promise<ClusteredBank> {
  const bank = await startClusteredBank(sabotagedBy(file));
  onTestFinished(() => bank.close());
  return bank;
}

/** A leader may write its log in the moment in which it is killed, and then nothing is lost. */
const kills = 3;

test('barrier-off: the kill of a leader loses confirmed payments without the flush barrier', async (context) => {
  const bank = await sabotaged('barrier-off.ts');
  const killed = async () =>
    await underLoad(bank, {
      load: { clients: 256 },
      break: async (leader, load) => {
        await killBeforeFlush(bank, leader, load);
        await seconds(25);
        leader.start('patroni');
        await bank.cluster.whole();
      },
    });
  let figures = await killed();
  for (let count = 1; count < kills && figures.lost.length === 0; count += 1)
    figures = await killed();
  noteRow(context, 'barrier-off', figures);
  expect(brokenPromises(figures, { errors: true })).toContainEqual(
    expect.stringMatching(/^\d+ confirmed payments are lost$/),
  );
}, 480_000);

test('witness-off: a split brain goes unnoticed without the witness', async () => {
  const found = await splitBrain(await sabotaged('witness-off.ts'));
  expect(brokenOnWrongLeader(found)).toEqual([
    expect.stringMatching(/^10 of 10 payments were not refused: confirmed, /),
    '30 of 30 lost payments are not named',
  ]);
});
