import { Gauge } from 'prom-client';
import type { Deps } from '#server/deps.ts';
import { countOpenCases, readEmailQueue, readJobStarts } from './operationsState.ts';

interface Definition {
  name: string;
  help: string;
  read: () => Promise<number>;
}

const space = {
  free: 'Bytes that are free on the disk of the data folder',
  reserve: 'Bytes of that disk that uploads leave free; 0 if rows and files are stored on other machines',
  size: 'Bytes of that disk',
};

/** Adds the metrics that are read when Prometheus asks for them. One that cannot be read has no value. */
export function registerGauges(deps: Deps) {
  const { clock, db, disk, log, metrics } = deps;
  const registers = [metrics.register];

  const read = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      log.warn('a metric could not be read', { metric: name, error });
    }
  };

  const addGauge = ({ name, help, read: readValue }: Definition) =>
    new Gauge({
      name: `settlement_help_${name}`,
      help,
      registers,
      async collect() {
        this.remove();
        await read(name, async () => this.set(await readValue()));
      },
    });

  for (const [key, help] of Object.entries(space) as [keyof typeof space, string][]) {
    addGauge({ name: `disk_${key}_bytes`, help, read: async () => (await disk.read())[key] });
  }
  addGauge({ name: 'database_bytes', help: 'Bytes of the database', read: db.readSize });
  addGauge({
    name: 'open_cases',
    help: 'Reports and objections that no moderator has decided',
    read: () => countOpenCases(db.query),
  });
  addGauge({
    name: 'waiting_emails',
    help: 'Emails that are not sent yet',
    read: async () => (await readEmailQueue(deps)).count,
  });
  addGauge({
    name: 'oldest_email_seconds',
    help: 'Time for which the oldest email has waited; 0 without one',
    read: async () => (await readEmailQueue(deps)).age / 1000,
  });
  new Gauge({
    name: 'settlement_help_job_age_seconds',
    help: 'Time since each job last started',
    labelNames: ['job'],
    registers,
    async collect() {
      this.reset();
      await read('job_age_seconds', async () => {
        for (const { name, started_at } of await readJobStarts(db.query)) {
          this.set({ job: name }, (clock.now().getTime() - Date.parse(started_at)) / 1000);
        }
      });
    },
  });
}
