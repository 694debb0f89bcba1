import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/** Measures the disk of the data folder. The gauges are absent while it can't be read. */
export function measureSpace(dataDir: string, registers: Registry[]): void {
  const size = new Gauge({
    name: 'mijn_data_folder_bytes',
    help: 'The size of the disk of the data folder, in bytes.',
    registers,
  });
  const free: Gauge = new Gauge({
    name: 'mijn_data_folder_free_bytes',
    help: 'The room that is left on the disk of the data folder, in bytes.',
    registers,
    collect: async (): Promise<void> => {
      const found = await statfs(dataDir).catch(() => undefined);
      if (!found) {
        free.remove();
        size.remove();
        return;
      }
      free.set(found.bavail * found.bsize);
      size.set(found.blocks * found.bsize);
    },
  });
}
