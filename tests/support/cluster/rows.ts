/** The rows of the cluster stage, by what is done to what: `npm test -- cluster ROW` runs one. */
export const rows = {
  'kill-leader': 'kill -9 of the leader’s PostgreSQL and Patroni',
  'kill-leader-busy': 'the same under 256 clients',
  'kill-machine': 'kill -9 of the leader’s machine, etcd too',
  'kill-postgres': 'kill -9 of the leader’s PostgreSQL alone',
  'freeze-leader': 'leader frozen for 60 s, then woken',
  'freeze-machine': 'leader’s machine frozen for 60 s, etcd led there',
  'freeze-patroni': 'only the leader’s Patroni frozen',
  switchover: 'switchover',
  'rolling-restart': 'everything restarted, one after the other',
  'etcd-away': 'etcd killed for 60 s',
  'freeze-standby': 'one standby frozen for 30 s',
  'kill-standby': 'one standby killed for 20 s',
  doctor: 'nothing: what the doctor says of the cluster',
  figures: 'nothing: what Patroni and the proxies tell Prometheus',
  strangers: 'nothing: what one without a certificate is answered',
  'both-standbys': 'both standbys frozen',
  'back-to-a-moment': 'all three destroyed, restored to a name by pgBackRest',
  'older-backup': 'older backup restored under running servers',
  'split-brain': 'forced split brain',
  'barrier-off': 'sabotage: no flush barrier, leader killed',
  'witness-off': 'sabotage: no witness, split brain',
} as const;

export type RowName = keyof typeof rows;
