import type { Machine } from '../../../scripts/bank/cluster/plan-cluster.ts';
import { askMachine } from './ask-patroni.ts';

/** The ID that etcd gives a member, and that of the leader. */
interface Status {
  header: { member_id: string };
  leader: string;
}

const call = async <Answer>(machine: Machine, path: string, body: object): Promise<Answer> => {
  const answer = await askMachine(machine, 'etcdPort', `/v3/maintenance/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`etcd answered ${answer.status}: ${answer.body}`);
  return JSON.parse(answer.body) as Answer;
};

const statusOf = async (machine: Machine) => await call<Status>(machine, 'status', {});

/** Lets etcd be led on one machine: with it its leader is lost, too. */
export async function letEtcdLead(machine: Machine, all: readonly Machine[]): Promise<void> {
  const target = (await statusOf(machine)).header.member_id;
  for (const each of all) {
    const { header, leader } = await statusOf(each);
    if (header.member_id === leader && leader !== target)
      await call(each, 'transfer-leadership', { targetID: target });
  }
  if ((await statusOf(machine)).leader !== target)
    throw new Error(`etcd is not led on ${machine.name}.`);
}
