import { Counter, Gauge, type Registry } from 'prom-client';
import { readOutcomes, type Replica } from '../database/replica/replica.ts';

export function measureReplica(replica: Replica, registers: Registry[]): void {
  const up: Gauge = new Gauge({
    name: 'mijn_replica_up',
    help: 'Whether the read replica answers, and is a standby of the database: 1 or 0.',
    registers,
    collect: (): void => up.set(replica.isUsable() ? 1 : 0),
  });
  const lag: Gauge = new Gauge({
    name: 'mijn_replica_lag_seconds',
    help: 'Age of the oldest change that the read replica lacks, at most 60.',
    registers,
    collect: (): void => lag.set(replica.lagMs() / 1000),
  });
  const reads: Counter = new Counter({
    name: 'mijn_replica_reads_total',
    help: 'Reads that may go to the read replica: replica, or answered by the primary because it was behind, away, or failed.',
    labelNames: ['outcome'],
    registers,
    collect: (): void => {
      reads.reset();
      for (const outcome of readOutcomes) reads.inc({ outcome }, replica.reads[outcome]);
    },
  });
}
